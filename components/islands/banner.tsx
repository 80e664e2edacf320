'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from './language-provider.tsx';

export interface BannerProps {
  bannerId: number;
  affiliateLinkId: number;
  region?: string;
  /** Origin of the partner programme's scripts. */
  host: string;
  /** Reserved space, in CSS pixels. */
  width: number;
  height: number;
}

/**
 * A sponsored banner: its script is requested when this comes alive, and the creative appears inside the box, whichever
 * way the script finds it. The space is reserved from the start, so nothing ever moves. React only changes attributes and
 * one text here: a script that rewrites the box can break nothing.
 */
export function Banner({ bannerId, affiliateLinkId, region, host, width, height }: BannerProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const state = useScript(box, host, bannerId, affiliateLinkId);
  const failed = state === 'failed';
  const folded = useFolded(box, failed);

  return (
    <div
      className="mx-auto w-fit max-w-full"
      data-banner-id={bannerId}
      data-affiliate-link-id={affiliateLinkId}
      data-region={region}
      data-state={state}
    >
      <p className="text-tiny text-muted" suppressHydrationWarning>
        {t('banner.label')}
      </p>
      <div className="relative border border-line bg-surface">
        {/* Reserves the space: a style attribute would need a laxer content security policy. */}
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className={`block max-w-full ${folded ? 'h-0' : 'h-auto'}`}
        />
        <div ref={box} id={`banner-${bannerId}`} className="absolute inset-0 overflow-hidden" hidden={failed} />
        <p
          className={`banner-failed p-s text-center text-small text-muted ${folded ? 'w-0 min-w-full' : 'absolute inset-0 grid place-items-center overflow-hidden'}`}
          hidden={!failed}
        >
          {failed ? t('banner.failed') : ''}
        </p>
      </div>
    </div>
  );
}

type BannerState = 'loading' | 'loaded' | 'failed';

/** How long a banner's script may take, in milliseconds. */
const TIMEOUT = 10_000;

/** Loads a banner's script into its box. The first thing that happens counts: the answer, an error, or the end of the time. */
function useScript(
  box: RefObject<HTMLElement | null>,
  host: string,
  bannerId: number,
  affiliateLinkId: number,
): BannerState {
  const [state, setState] = useState<BannerState>('loading');
  useEffect(() => {
    // One that somebody else put into the page counts as loaded, and none joins it.
    const id = `banner_id=${bannerId}`;
    if (document.querySelector(`script[src^="${host}"]:is([src*="${id}&"], [src$="${id}"])`)) {
      setState('loaded');
      return undefined;
    }
    const script = document.createElement('script');
    const stop = () => {
      clearTimeout(timeout);
      script.onload = null;
      script.onerror = null;
    };
    const settle = (result: BannerState) => {
      stop();
      setState(result);
    };
    const timeout = setTimeout(settle, TIMEOUT, 'failed');
    script.onload = () => settle('loaded');
    script.onerror = () => settle('failed');
    script.async = true;
    script.referrerPolicy = 'origin';
    script.dataset.bannerScript = String(bannerId);
    script.src = `${host}?${id}&affiliate_link_id=${affiliateLinkId}`;
    box.current?.append(script);
    return () => {
      stop();
      script.remove();
    };
  }, [box, host, bannerId, affiliateLinkId]);
  return state;
}

// Older versions of Safari know only the second.
const scrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

/**
 * Whether a failed banner has given its room back. It does out of view, while nothing scrolls, in a frame of its own: else what
 * stands below would move under the reader's eyes. For one above the window the page is scrolled by as much as it becomes shorter.
 */
function useFolded(box: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const frame = box.current?.parentElement;
    if (!failed || !frame) return undefined;
    let request = 0;
    const stop = () => {
      cancelAnimationFrame(request);
      removeEventListener(scrolled, foldAtRest);
    };
    const fold = () => {
      const { top, bottom } = frame.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) return;
      stop();
      flushSync(() => setFolded(true));
      if (bottom <= 0) scrollBy({ top: frame.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
    };
    const foldAtRest = () => {
      cancelAnimationFrame(request);
      const before = scrollY;
      request = requestAnimationFrame(() => {
        request = requestAnimationFrame(() => scrollY === before && fold());
      });
    };
    foldAtRest();
    addEventListener(scrolled, foldAtRest);
    return stop;
  }, [box, failed]);
  return folded;
}
