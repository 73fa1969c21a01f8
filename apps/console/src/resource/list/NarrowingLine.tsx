import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../lazyPart.ts';
import * as css from '../page.css.ts';

// A phone has no room for filters beside the words, and anything wider has no need of a sheet.
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface NarrowingLineProps {
  /** The words that a list is searched by: always in sight. */
  readonly search?: ReactNode;
  /** How many filters narrow the list now. */
  readonly held: number;
  /** How many rows are left, which the way back to them says. */
  readonly total: number;
  /** Stands above the filters of the sheet; where there is room it has a place of its own. */
  readonly above?: ReactNode;
  /** The filters. */
  readonly children: ReactNode;
}

/** What narrows a list: words and filters beside each other, on a phone the words and a sheet with the rest. */
export function NarrowingLine({ search, held, children, ...sheet }: NarrowingLineProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={isNarrow ? css.narrowTools : css.tools}>
      {search && <div className={css.search}>{search}</div>}
      {isNarrow ? (
        <>
          <Button
            variant="soft"
            iconStart={SlidersHorizontal}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          >
            {held > 0 ? t`Filters (${held})` : t`Filters`}
          </Button>
          {isOpen && (
            <FilterSheet {...sheet} onClose={() => setOpen(false)}>
              {children}
            </FilterSheet>
          )}
        </>
      ) : (
        children
      )}
    </search>
  );
}
