import type { ComponentProps } from 'react';

type Props = ComponentProps<'h2'> & {
  as: 'h2' | 'h3';
  /** Id of the section that it heads, where that one is the known address. */
  section?: string;
};

/**
 * A heading of a text and, in the margin beside it (`styles/prose.css`), a link that has its address. It is no part of
 * the heading, whose name stays its words, and takes that name. In a grid, a flex box or one that spaces its parts, both stand in a
 * box of their own: the link takes its place from what comes before it.
 */
export function LinkedHeading({ as: Heading, id, section = id, ...rest }: Props) {
  return (
    <>
      <Heading id={id} {...rest} />
      {id && (
        <a className="heading-link" href={`#${section}`} aria-labelledby={id}>
          #
        </a>
      )}
    </>
  );
}
