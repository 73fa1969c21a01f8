import type { ReactNode } from 'react';
import * as css from './docs.css.ts';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of every component's page. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className={`sb-unstyled ${css.section}`} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {children}
    </section>
  );
}
