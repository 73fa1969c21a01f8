import { onDemand } from '../OnDemand/index.ts';
import * as css from './Strip.css.ts';
import type { DataTableProps, DataTableStatus } from './types.ts';

export interface TableFooterProps<Row> extends DataTableProps<Row> {
  readonly status: DataTableStatus;
}

/** Rows are read before pages are turned: its selects and number box do not hold them up. */
const Pagination = onDemand(async () => (await import('../Pagination/index.ts')).Pagination);

/** Paging, where there is something to page. It stays while a page loads, so that nothing jumps. */
export function TableFooter<Row>({
  total,
  isTotalAtLeast = false,
  state,
  onStateChange,
  status,
}: TableFooterProps<Row>) {
  const hasPages =
    status.kind === 'loading' || status.kind === 'refreshing' || (status.kind === 'ready' && total > 0);
  if (!hasPages) return null;
  return (
    <div className={css.footer}>
      <Pagination.Later
        page={state.page}
        pageSize={state.pageSize}
        total={total}
        isTotalCapped={isTotalAtLeast}
        onPageChange={(page) => onStateChange({ page })}
        onPageSizeChange={(pageSize) => onStateChange({ pageSize, page: 1 })}
        isDisabled={status.kind === 'loading'}
      />
    </div>
  );
}
