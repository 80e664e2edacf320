/** A PNG of the site's mark. `apple` has no transparent corners, `maskable` lets a launcher cut its own outline. */
export interface Icon {
  size: number;
  purpose: 'any' | 'maskable' | 'apple';
}

export const icons: readonly Icon[] = [
  { size: 180, purpose: 'apple' },
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
];

/** Address of an icon, for example `/icons/any-192.png`. */
export function iconPath({ size, purpose }: Icon): string {
  return `/icons/${purpose}-${size}.png`;
}
