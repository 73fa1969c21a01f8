import { PageHeader } from '@comanda/ui/PageHeader';
import type { ReactNode } from 'react';
import * as css from './page.css.ts';

export interface PageProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

/** A page of the workbench about the look. It is mirrored with the language, its English is not: hence the isolation. */
export function Page({ title, description, children }: PageProps) {
  return (
    <div className={css.page}>
      <PageHeader title={title} description={<bdi>{description}</bdi>} />
      {children}
    </div>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 className={css.heading}>
          <bdi>{title}</bdi>
        </h2>
        {note !== undefined && (
          <p className={css.note}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
