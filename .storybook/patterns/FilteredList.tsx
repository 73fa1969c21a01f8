import { Plus } from 'lucide-react';
import { Button } from '@comanda/ui/Button';
import { DataTable, type DataTableState } from '@comanda/ui/DataTable';
import { FilterBuilder, type FilterGroup } from '@comanda/ui/FilterBuilder';
import { PageHeader } from '@comanda/ui/PageHeader';
import { SearchField } from '@comanda/ui/SearchField';
import { useState } from 'react';
import { states as tables } from '../../packages/ui/src/DataTable/DataTable.states.tsx';
import {
  bounds,
  fields,
  states as filters,
} from '../../packages/ui/src/FilterBuilder/FilterBuilder.states.tsx';
import { useTaxes } from '../pages/useTaxes.tsx';
import { useWords } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

/** A list that is narrowed by a sentence, with three rows chosen. */
export function FilteredList() {
  const { say } = useWords();
  const table = useTaxes();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<FilterGroup>(filters.any.value);
  const [state, setState] = useState<DataTableState>(tables.selected.state);
  return (
    <div className={css.wide}>
      <PageHeader
        title={say('Taxes')}
        description={say('What the tills add to a price, or hold in it.')}
        actions={
          <Button tone="accent" iconStart={Plus}>
            {say('New tax')}
          </Button>
        }
      />
      <SearchField label={say('Search taxes')} value={words} onChange={setWords} />
      <FilterBuilder
        label={say('Filters')}
        fields={fields}
        bounds={bounds}
        value={filter}
        onChange={setFilter}
      />
      <DataTable
        {...table}
        state={state}
        onStateChange={(change) => setState((last) => ({ ...last, ...change }))}
      />
    </div>
  );
}
