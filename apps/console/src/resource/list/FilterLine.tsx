import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../app/index.ts';
import * as css from '../page.css.ts';
import { FilterParts, type FilterPartsProps } from './FilterParts.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ListView } from './useListState.ts';
import { lazyPart } from '../../lazyPart.ts';

// A phone has no room for filters beside the words, and anything wider has no need of a sheet.
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface FilterLineProps extends FilterPartsProps {
  readonly list: ListView;
  readonly total: number;
}

/** Words, facets and conditions above a list. */
export function FilterLine({ list, total, ...parts }: FilterLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const { search, facets, where } = parts.state;
  const held = format.number(Object.keys(facets).length + (where === undefined ? 0 : 1));
  const isHeld = where !== undefined || Object.keys(facets).length > 0;
  return (
    <search className={isNarrow ? css.narrowTools : css.tools}>
      <div className={css.search}>
        <SearchBox label={t`Search`} value={search} onSearch={(words) => parts.onChange({ search: words })} />
      </div>
      {isNarrow ? (
        <>
          <Button
            variant="soft"
            iconStart={SlidersHorizontal}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          >
            {isHeld ? t`Filters (${held})` : t`Filters`}
          </Button>
          {isOpen && <FilterSheet {...parts} list={list} total={total} onClose={() => setOpen(false)} />}
        </>
      ) : (
        <FilterParts {...parts} />
      )}
    </search>
  );
}
