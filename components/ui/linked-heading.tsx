import type { ComponentProps } from 'react';

type Props = ComponentProps<'h2'> & { as: 'h2' | 'h3' };

/**
 * A heading of a text and, in the margin beside it (`styles/prose.css`), a link to it for who wants its address. It is no part of
 * the heading, whose name stays its words, and takes that name.
 */
export function LinkedHeading({ as: Heading, id, ...rest }: Props) {
  return (
    <>
      <Heading id={id} {...rest} />
      {id && (
        <a className="heading-link" href={`#${id}`} aria-labelledby={id}>
          #
        </a>
      )}
    </>
  );
}
