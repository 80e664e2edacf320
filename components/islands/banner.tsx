'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BannerState, enter, stateOf, subscribe } from './banner-store.ts';
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
  /** Tells two banners of the same id on one page apart. */
  slot: string;
}

/**
 * A sponsored banner: its script is requested when this comes alive, and the creative appears inside the box, whichever
 * way the script finds it. The space is reserved from the start, so nothing ever moves. React only changes attributes and
 * one text here: a script that rewrites the box can break nothing.
 */
export function Banner({ bannerId, affiliateLinkId, region, host, width, height, slot }: BannerProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore<BannerState>(
    subscribe,
    () => stateOf(bannerId),
    () => 'loading',
  );
  const failed = state === 'failed';

  useEffect(() => {
    if (!box.current) return undefined;
    return enter(bannerId, box.current, `${host}?banner_id=${bannerId}&affiliate_link_id=${affiliateLinkId}`);
  }, [bannerId, affiliateLinkId, host]);

  // A failed banner gives its room back once it is a whole window away: nearer, a flick could bring it back while it folds, and what
  // stands below would move under the reader's eyes. Above the window, only where the browser keeps the rest in place.
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (!failed || !box.current?.parentElement) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting) return;
        if (entry.boundingClientRect.top < 0 && !CSS.supports('overflow-anchor', 'auto')) return;
        setFolded(true);
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(box.current.parentElement);
    return () => observer.disconnect();
  }, [failed]);

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
          className={folded ? 'hidden' : 'h-auto max-w-full'}
        />
        <div ref={box} id={`banner-${bannerId}-${slot}`} className="absolute inset-0 overflow-hidden" hidden={failed} />
        <p
          className={`banner-failed p-m text-center text-muted ${folded ? '' : 'absolute inset-0 grid place-items-center overflow-hidden'}`}
          hidden={!failed}
        >
          {failed ? t('banner.failed') : ''}
        </p>
      </div>
    </div>
  );
}
