import { useLingui } from '@lingui/react/macro';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { NumberBox } from '../NumberField/NumberBox.tsx';
import { Select } from '../Select/index.ts';
import { nearestPage, pageSizes, pageWindow } from './pages.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The server stopped counting at `total`: it is read as "more than", and the end is not known. */
  isTotalCapped?: boolean;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
  isDisabled?: boolean;
}

/** Which rows are shown, how many there are, and the way to others. Sizes: `docs/product.md §6.1`. */
export function Pagination({
  page,
  pageSize,
  total,
  isTotalCapped = false,
  onPageChange,
  onPageSizeChange,
  isDisabled = false,
}: PaginationProps) {
  const { t, i18n } = useLingui();
  const { from, to, lastPage } = pageWindow(page, pageSize, total, isTotalCapped);
  const isFirst = page <= 1;
  const isLast = page >= lastPage && !isTotalCapped;
  // Where all rows are on one page there is nowhere to go.
  const isWhole = isFirst && isLast;
  const [first, last, all, pages] = [from, to, total, lastPage].map((figure) => i18n.number(figure));
  const rows = isTotalCapped ? t`${first}–${last} of more than ${all}` : t`${first}–${last} of ${all}`;
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((one, other) => one - other);
  const goTo = (asked: number) => {
    const next = nearestPage(asked, isTotalCapped ? Number.POSITIVE_INFINITY : lastPage);
    if (next !== page) onPageChange(next);
  };
  return (
    <nav aria-label={t`Pages`} className={css.pagination}>
      <div className={css.part}>
        <span>{t`Rows`}</span>
        <Select
          label={t`Rows per page`}
          isLabelHidden
          size="sm"
          options={sizes.map((size) => ({ id: String(size), label: i18n.number(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSizeChange(Number(size))}
          isDisabled={isDisabled}
          UNSAFE_className={css.sizeBox}
        />
        {/* Nothing is said of how many there are before they are there. */}
        <span aria-live="polite">{total > 0 ? rows : !isDisabled && t`No rows`}</span>
      </div>
      {!isWhole && (
        <div className={css.steps}>
          <IconButton
            size="sm"
            icon={ChevronFirst}
            label={t`First page`}
            isDisabled={isDisabled || isFirst}
            onPress={() => goTo(1)}
          />
          <IconButton
            size="sm"
            icon={ChevronLeft}
            label={t`Previous page`}
            isDisabled={isDisabled || isFirst}
            onPress={() => goTo(page - 1)}
          />
          <span className={css.part}>
            <NumberBox
              label={t`Page`}
              isLabelHidden
              size="sm"
              value={page}
              decimals={{ min: 0, max: 0 }}
              onChange={(asked) => goTo(Number.isNaN(asked) ? page : asked)}
              isDisabled={isDisabled}
              UNSAFE_className={css.pageBox}
            />
            {!isTotalCapped && <span>{t`of ${pages}`}</span>}
          </span>
          <IconButton
            size="sm"
            icon={ChevronRight}
            label={t`Next page`}
            isDisabled={isDisabled || isLast}
            onPress={() => goTo(page + 1)}
          />
          <IconButton
            size="sm"
            icon={ChevronLast}
            label={t`Last page`}
            isDisabled={isDisabled || isLast || isTotalCapped}
            onPress={() => goTo(lastPage)}
          />
        </div>
      )}
    </nav>
  );
}
