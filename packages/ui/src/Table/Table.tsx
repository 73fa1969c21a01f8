import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { hasContent } from '../Field/parts.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, which then have one width each and stand below one another. */
  readonly align?: css.Align;
  /** Names its row to those who hear the table; the column that a row is known by. */
  readonly isRowHeader?: boolean;
  /** Below the rows, in the same column: a sum, or the word for it. */
  readonly footer?: ReactNode;
}

export interface TableProps<Row> {
  /** Names the table. */
  readonly caption: string;
  /** Keep the caption for assistive technology only, where a heading says the same. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  /** Shown as they come. More than some fifty are DataTable's. */
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Height of the rows: `compact` where many have to be seen at once. */
  readonly density?: css.Density;
  /** Scrolls within a part of the screen, below headers that stay. */
  readonly isHeadSticky?: boolean;
  /** In place of the rows when there are none. */
  readonly empty?: ReactNode;
}

/** A few rows to be read, as the browser's own table. What is sorted, chosen or edited is a DataTable. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getRowId,
  density = 'comfortable',
  isHeadSticky = false,
  empty,
}: TableProps<Row>) {
  const { t } = useLingui();
  const captionId = useId();
  const words = <span id={captionId}>{caption}</span>;
  const hasSums = rows.length > 0 && columns.some(({ footer }) => hasContent(footer));
  return (
    <ScrollArea className={classNames(css.region, isHeadSticky && css.bounded)} labelledBy={captionId}>
      <table className={css.table({ density })}>
        <caption className={css.caption}>
          {isCaptionHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
        </caption>
        <thead className={classNames(isHeadSticky && css.stickyHead)}>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={css.cell({ kind: 'head', align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={Math.max(columns.length, 1)} className={css.empty}>
                {hasContent(empty) ? empty : t`Nothing to show`}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={getRowId(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              {columns.map(({ id, align = 'start', footer }) => (
                <td key={id} className={css.cell({ kind: 'sum', align })}>
                  {isolated(footer)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollArea>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { align = 'start', isRowHeader = false, cell } = column;
  const value = cell(row);
  const content = isolated(value);
  // Nothing is no name of a row.
  return isRowHeader && hasContent(value) ? (
    <th scope="row" className={css.cell({ kind: 'rowHead', align })}>
      {content}
    </th>
  ) : (
    <td className={css.cell({ kind: 'value', align })}>{content}</td>
  );
}

/** Read in its own direction, set in the table's: a foreign name stays in its column's line. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content;
}
