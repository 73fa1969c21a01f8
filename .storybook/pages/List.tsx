import { Plus } from 'lucide-react';
import type { Brand } from '@comanda/tokens/brands';
import { Badge } from '@comanda/ui/Badge';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { DataTable, type DataTableState } from '@comanda/ui/DataTable';
import { PageHeader } from '@comanda/ui/PageHeader';
import { useState } from 'react';
import { states } from '../../packages/ui/src/DataTable/DataTable.states.tsx';
import * as css from './pages.css.ts';
import { Shell } from './Shell.tsx';
import { useTaxes } from './useTaxes.tsx';
import { useWords } from './useWords.ts';

/** A list of the back office, with rows chosen and something to say. */
export function List({ brand }: { readonly brand: Brand }) {
  const { say } = useWords();
  const table = useTaxes();
  const [state, setState] = useState<DataTableState>(states.selected.state);
  return (
    <Shell brand={brand} at="taxes">
      <div className={css.page}>
        <PageHeader
          title={say('Taxes')}
          description={say('What the tills add to a price, or hold in it.')}
          status={<Badge tone="success">{say('Published')}</Badge>}
          actions={
            <>
              <Button>{say('Import')}</Button>
              <Button tone="accent" iconStart={Plus}>
                {say('New tax')}
              </Button>
            </>
          }
        />
        <Banner tone="warning" title={say('Twelve changes wait for their publication.')} />
        <DataTable
          {...table}
          state={state}
          onStateChange={(change) => setState((last) => ({ ...last, ...change }))}
        />
      </div>
    </Shell>
  );
}
