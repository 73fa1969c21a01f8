import type { GridColumn } from './columnModel.ts';
import * as css from './Cells.css.ts';
import { classNames } from '../styles/classNames.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { ForbiddenState } from '../ForbiddenState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { stickyStyle } from './geometry.ts';
import type { DataTableStatus, EmptyText } from './types.ts';

/** No more than a screen of them. */
const MOST_SKELETONS = 10;

/** Bars of uneven length read as text, not as a grid of boxes. */
const skeletonWidths = ['most', 'half', 'quarter'] as const;

/** Rows in the shape of what comes. Hidden from assistive technology, which hears that the grid is busy. */
export function SkeletonRows<Row>({
  columns,
  count,
}: {
  columns: readonly GridColumn<Row>[];
  count: number;
}) {
  return (
    <div role="presentation" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, row) => (
        <div key={row} className={css.row}>
          {columns.map((column, index) => (
            <div
              key={column.id}
              style={stickyStyle(column.sticky, index)}
              className={classNames(
                css.cell,
                column.kind === 'data' && column.definition.align === 'end' && css.end,
                column.sticky && css.sticky(),
              )}
            >
              {(column.kind === 'data' || column.kind === 'card') && (
                <Skeleton width={skeletonWidths[(row + index) % skeletonWidths.length] ?? 'full'} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What stands where rows would be. */
export function TableNotice({ status, empty }: { status: DataTableStatus; empty: EmptyText }) {
  return (
    <div className={css.notice}>
      {status.kind === 'error' ? (
        <ErrorState description={status.message} onRetry={status.onRetry} />
      ) : status.kind === 'forbidden' ? (
        <ForbiddenState description={status.message} />
      ) : (
        <EmptyState {...empty} />
      )}
    </div>
  );
}
