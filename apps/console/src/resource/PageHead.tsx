import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { useTitle } from '../app/title.ts';
import * as css from './page.css.ts';

export interface PageHeadProps {
  readonly title: string;
  /** One sentence, or figures that matter. */
  readonly children?: ReactNode;
  /** At the end side; the primary one last. */
  readonly actions?: ReactNode;
  /** The pages above this one. */
  readonly above?: readonly { readonly label: string; readonly href: string }[];
  /** This page in the trail, where its title would only be said twice. */
  readonly place?: string;
}

/** The head of every page of a maintenance area, and the title of its window. */
export function PageHead({ title, children, actions, above = [], place = title }: PageHeadProps) {
  useTitle(title);
  return (
    <header className={css.head}>
      <div className={css.titles}>
        {above.length > 0 && <Breadcrumbs items={[...above, { label: place }]} />}
        <h1 className={css.title} dir="auto">
          {title}
        </h1>
        {children !== undefined && <p className={css.sentence}>{children}</p>}
      </div>
      {actions !== undefined && <div className={css.headActions}>{actions}</div>}
    </header>
  );
}
