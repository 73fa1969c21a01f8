import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { hasContent } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './DiffTable.css.ts';

export interface FieldDiff {
  readonly id: string;
  readonly label: string;
  /** Nothing: the field had no value, or there was no record. */
  readonly before?: ReactNode;
  /** Nothing: the field has no value any more, or there is no record. */
  readonly after?: ReactNode;
}

export interface DiffTableProps {
  /** Names the table. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** What the rows are, where they are not the fields of one record. */
  readonly heading?: string;
  readonly fields: readonly FieldDiff[];
}

/** What a change did, field by field: docs/product.md §9.1. */
export function DiffTable({ caption, isCaptionHidden = false, heading, fields }: DiffTableProps) {
  const { t } = useLingui();
  const value = (content: ReactNode) =>
    hasContent(content) ? content : <span className={css.unset}>{t`nothing`}</span>;
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {heading ?? t`Field`}
          </th>
          <th scope="col" className={css.head}>{t`Before`}</th>
          <th scope="col" className={css.head}>{t`After`}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ id, label, before, after }) => (
          <tr key={id}>
            <th scope="row" className={css.field}>
              {label}
            </th>
            <td className={css.before}>
              <del className={hasContent(before) ? css.old : css.none} dir="auto">
                {value(before)}
              </del>
            </td>
            <td className={css.after}>
              <span className={css.arrow}>
                <Icon icon={ArrowRight} size="sm" />
              </span>
              <ins className={css.fresh} dir="auto">
                {value(after)}
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
