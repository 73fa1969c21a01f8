import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterParts, type FilterPartsProps } from './FilterParts.tsx';
import { NarrowingLine } from './NarrowingLine.tsx';
import { SearchBox } from './SearchBox.tsx';

export interface FilterLineProps extends FilterPartsProps {
  readonly total: number;
  /** The saved views of the list, which stand in the sheet of a phone. */
  readonly views: ReactNode;
}

/** Words, facets and conditions above a list. */
export function FilterLine({ views, total, ...parts }: FilterLineProps) {
  const { t } = useLingui();
  const { search, facets, where } = parts.state;
  return (
    <NarrowingLine
      search={
        <SearchBox label={t`Search`} value={search} onSearch={(words) => parts.onChange({ search: words })} />
      }
      held={Object.keys(facets).length + (where === undefined ? 0 : 1)}
      total={total}
      above={views}
    >
      <FilterParts {...parts} />
    </NarrowingLine>
  );
}
