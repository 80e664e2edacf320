import type { ComponentProps } from 'react';

interface Own {
  /** For what matters less than the button beside it. */
  quiet?: boolean;
  className?: string;
}
type Props = Own & (ComponentProps<'a'> | ({ href?: undefined } & ComponentProps<'button'>));

const looks = {
  loud: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  quiet:
    'border-edge text-accent in-[.on-field]:text-ink hover:border-accent hover:bg-accent-soft in-[.on-field]:hover:bg-line',
};

/** A button; with `href`, a link that looks like one. */
export function Button({ quiet = false, className = '', ...props }: Props) {
  const classes = `button inline-flex min-h-target max-w-full cursor-pointer items-center justify-center gap-s rounded-small border-2 px-[1.15rem] py-s text-center font-bold text-[1rem]/[1.2] no-underline wrap-break-word transition-colors active:translate-y-px disabled:cursor-not-allowed disabled:bg-line disabled:text-muted forced-color-adjust-none ${looks[quiet ? 'quiet' : 'loud']} ${className}`;
  const look = { className: classes, 'data-quiet': quiet || undefined };
  return props.href === undefined ? (
    <button type="button" {...look} {...(props as ComponentProps<'button'>)} />
  ) : (
    <a {...look} {...(props as ComponentProps<'a'>)} />
  );
}
