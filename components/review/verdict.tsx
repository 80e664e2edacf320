import type { ComponentProps } from 'react';

/** The box that closes a review. */
export function Verdict(props: ComponentProps<'section'>) {
  return (
    <section
      className="verdict mt-xl grid justify-items-start gap-m rounded-card p-5 on-field *:mt-0 @tablet:p-8"
      {...props}
    />
  );
}
