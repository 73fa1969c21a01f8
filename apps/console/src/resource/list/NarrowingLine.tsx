import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../lazyPart.ts';
import * as css from '../page.css.ts';

// A phone has no room for filters beside the words, and anything wider for all of them.
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface NarrowingLineProps {
  /** The words that a list is searched by: always in sight. */
  readonly search?: ReactNode;
  /** How many filters narrow the list now. */
  readonly held: number;
  /** How many rows are left, which the way back to them says; left out where it is no list that is narrowed. */
  readonly total?: number;
  /** Stands above the filters of the sheet; where there is room it has a place of its own. */
  readonly above?: ReactNode;
  /** The filters. */
  readonly children: ReactNode;
  /** Filters that few look for: a press away, so that the line stays one. */
  readonly further?: ReactNode;
  /** How many of these narrow the list now. */
  readonly heldFurther?: number;
}

/** What narrows a list or a report: words and filters beside each other, on a phone the words and a sheet with the rest. */
export function NarrowingLine(props: NarrowingLineProps) {
  const { search, held, heldFurther = 0, children, further, ...sheet } = props;
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const count = isNarrow ? held : heldFurther;
  const name = isNarrow ? t`Filters` : t`More filters`;
  return (
    <search className={isNarrow ? css.narrowTools : css.tools}>
      {search && <div className={css.search}>{search}</div>}
      {!isNarrow && children}
      {(isNarrow || further !== undefined) && (
        <Button
          variant="soft"
          iconStart={SlidersHorizontal}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {count > 0 ? t`${name} (${count})` : name}
        </Button>
      )}
      {isOpen && (
        <FilterSheet {...sheet} onClose={() => setOpen(false)}>
          {isNarrow && children}
          {further}
        </FilterSheet>
      )}
    </search>
  );
}
