import type { ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** The way back to where the page belongs: Breadcrumbs. */
  trail?: ReactNode;
  /** Its picture: a Thumbnail, an Avatar. */
  picture?: ReactNode;
  /** What the record is in, beside its title: a Status or a Badge. */
  status?: ReactNode;
  /** One sentence, or the figures that matter. */
  description?: ReactNode;
  /** The next action last. */
  actions?: ReactNode;
}

/** The head of a page: where one is, what it is about, what can be done. Its title takes the focus after a navigation. */
export function PageHeader({ title, trail, picture, status, description, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.heading}>
        {trail}
        <div className={css.about}>
          {picture}
          <div className={css.heading}>
            <div className={css.line}>
              <h1 className={css.title} tabIndex={-1} dir="auto">
                {title}
              </h1>
              {status}
            </div>
            {hasContent(description) && <p className={css.description}>{description}</p>}
          </div>
        </div>
      </div>
      {hasContent(actions) && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
