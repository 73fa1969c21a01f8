import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BareButton } from '../Button/index.ts';
import { Spoken } from '../LineRow/Spoken.tsx';
import * as css from './PagingArrows.css.ts';

export interface PagingArrowsProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
}

/** The page that is shown, how many there are, and one step to either side. */
export function PagingArrows({ page, pages, onPageChange }: PagingArrowsProps) {
  const { t, i18n } = useLingui();
  const shown = i18n.number(page);
  const total = i18n.number(pages);
  return (
    <nav aria-label={t`Pages`} className={css.arrows}>
      <BareButton
        icon={ChevronLeft}
        label={t`Previous page`}
        variant="soft"
        size="lg"
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      <span className={css.page} aria-live="polite">
        <span aria-hidden="true" dir="ltr">{`${shown}/${total}`}</span>
        <Spoken>{t`Page ${shown} of ${total}`}</Spoken>
      </span>
      <BareButton
        icon={ChevronRight}
        label={t`Next page`}
        variant="soft"
        size="lg"
        isDisabled={page >= pages}
        onPress={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
