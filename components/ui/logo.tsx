/** The site's mark: a compass needle inside a pitch's centre circle. Drawn here, so that it takes the text's colour. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="14" className="fill-accent" />
        <path d="M16 2v28" className="stroke-on-accent" strokeWidth="1.5" opacity=".45" />
        <circle cx="16" cy="16" r="6.5" className="stroke-on-accent" strokeWidth="1.5" fill="none" opacity=".45" />
        <path d="m22.5 9.5-4.2 8.8-8.8 4.2 4.2-8.8z" className="fill-on-accent" />
      </svg>
      {name}
    </span>
  );
}
