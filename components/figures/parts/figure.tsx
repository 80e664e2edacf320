import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table.tsx';
import type { MdxComponentName, MdxProps } from '@/lib/content/schema/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';

/** Props of a figure: what MDX gives, and the language of the text. */
export type FigureProps<Name extends MdxComponentName> = MdxProps<Name> & { locale: Locale };

/** The frame round a drawing: its title and what it says stand above it. */
export function Figure({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <figure className="mb-7">
      <Caption className="mb-m">
        <strong className="block text-base text-balance text-ink">{title}</strong>
        {note}
      </Caption>
      {children}
    </figure>
  );
}

/** A table as a figure: it has a caption of its own, and the note follows. */
export function TableFigure({ note, ...table }: ComponentProps<typeof DataTable> & { note: string }) {
  return (
    <figure className="mb-7">
      <DataTable {...table} />
      <Caption className="mt-3">{note}</Caption>
    </figure>
  );
}

function Caption({ className, children }: { className: string; children: ReactNode }) {
  return <figcaption className={`max-w-measure text-small/normal text-muted ${className}`}>{children}</figcaption>;
}

/** An id that is the same on every build and differs between figures of a page: the figure's name and a hash (FNV-1a) of its props. */
export function figureId(name: string, props: object): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(props))) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${name}-${(hash >>> 0).toString(36)}`;
}
