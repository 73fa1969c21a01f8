import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { hasContent } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './ValueChange.css.ts';

export interface ValueChangeProps {
  /** Nothing: there was no value. */
  readonly before?: ReactNode;
  /** Nothing: there is no value any more. */
  readonly after?: ReactNode;
}

/** What a value was and what it becomes, in a line: in a list of changes. */
export function ValueChange({ before, after }: ValueChangeProps) {
  const { t } = useLingui();
  return (
    <span className={css.line}>
      {hasContent(before) ? (
        <del className={css.old} dir="auto">
          {before}
        </del>
      ) : (
        // What was not there is not struck out.
        <span className={css.none}>{t`nothing`}</span>
      )}
      <Icon icon={ArrowRight} size="sm" UNSAFE_className={css.arrow} />
      <VisuallyHidden>{t`becomes`}</VisuallyHidden>
      {hasContent(after) ? (
        <ins className={css.fresh} dir="auto">
          {after}
        </ins>
      ) : (
        <span className={css.none}>{t`nothing`}</span>
      )}
    </span>
  );
}
