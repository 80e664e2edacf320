import type { ComponentProps } from 'react';

/** The box that closes a review. */
export function Verdict(props: ComponentProps<'section'>) {
  return (
    <section
      className="verdict mt-xl grid grid-cols-1 justify-items-start gap-m rounded-card p-5 on-field *:mt-0 *:max-w-full @tablet:p-8"
      {...props}
    />
  );
}
