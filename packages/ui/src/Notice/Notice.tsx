import type { ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  icon: IconSource;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** A line that support can search for. */
  reference?: string | undefined;
  tone?: keyof typeof css.tone;
  /** Where it is the only thing on the page, its title is the page's. */
  headingLevel?: 1 | 2 | 3;
  role?: 'alert' | undefined;
}

/** The shape that the empty, error, forbidden and new-version states share: mark, title, one line, next step. */
export function Notice({
  icon,
  title,
  description,
  action,
  reference,
  tone = 'neutral',
  headingLevel = 2,
  role,
}: NoticeProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.notice} {...(role !== undefined && { role })}>
      <span className={classNames(css.mark, css.tone[tone])}>
        <Icon icon={icon} size="lg" />
      </span>
      <Heading className={classNames(css.title, headingLevel === 1 && css.pageTitle)}>{title}</Heading>
      {hasContent(description) && <p className={css.description}>{description}</p>}
      {reference !== undefined && <code className={css.reference}>{reference}</code>}
      {hasContent(action) && <div className={css.action}>{action}</div>}
    </div>
  );
}
