import type { ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { onDemand } from '../OnDemand/index.ts';
import { classNames } from '../styles/classNames.ts';
import type { DrawingKind } from './drawings.ts';
import * as css from './Notice.css.ts';

/** Few who come to a page find it empty. */
const Drawing = onDemand(async () => (await import('./Drawing.tsx')).Drawing);

export interface NoticeProps {
  /** What stands over the words. */
  sign: { readonly icon: IconSource } | { readonly drawing: DrawingKind };
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** A line that support can search for. */
  reference?: string | undefined;
  tone?: css.Tone;
  /** Where it is the only thing on the page, its title is the page's. */
  headingLevel?: 1 | 2 | 3;
  role?: 'alert' | undefined;
}

/** The shape that the empty, error, forbidden and new-version states share: mark, title, one line, next step. */
export function Notice({
  sign,
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
      {'drawing' in sign ? (
        <span className={css.drawing}>
          <Drawing.View kind={sign.drawing} />
        </span>
      ) : (
        <span className={css.mark({ tone })}>
          <Icon icon={sign.icon} size="lg" />
        </span>
      )}
      <Heading className={classNames(css.title, headingLevel === 1 && css.pageTitle)}>{title}</Heading>
      {hasContent(description) && <p className={css.description}>{description}</p>}
      {reference !== undefined && <code className={css.reference}>{reference}</code>}
      {hasContent(action) && <div className={css.action}>{action}</div>}
    </div>
  );
}
