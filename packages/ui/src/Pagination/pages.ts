/** The page sizes of every list: `docs/product.md §6.1`. */
export const pageSizes: ReadonlyArray<number> = [10, 25, 50, 100];

export interface PageWindow {
  /** The first and last row shown, counted from 1; both 0 when there are none. */
  from: number;
  to: number;
  lastPage: number;
}

/** What a page of a list shows, or where it does not exist the nearest that does. An empty list has one page. */
export function pageWindow(page: number, pageSize: number, total: number, isTotalCapped = false): PageWindow {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return { from: 0, to: 0, lastPage };
  const shown = nearestPage(page, isTotalCapped ? Number.POSITIVE_INFINITY : lastPage);
  const to = shown * pageSize;
  return { from: to - pageSize + 1, to: isTotalCapped ? to : Math.min(to, total), lastPage };
}

/** The page nearest to the one asked for. Without a known end every page from 1 may exist. */
export function nearestPage(asked: number, lastPage: number): number {
  return Math.min(Math.max(1, Math.trunc(asked)), lastPage);
}
