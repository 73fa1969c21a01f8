import { favouriteCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './entities.css.ts';
import { StoreRows } from './StoreRows.tsx';

/** From here on a list is searched, not read. */
const MANY = 6;

/** The stores of all companies, by company. */
export function StoresTab() {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const query = useCallQuery(favouriteCalls.stores, {});
  const { data: stores = [] } = query;
  const wanted = words.trim().toLocaleLowerCase();
  const found = stores.filter(({ sName, code, city, cName }) =>
    [sName, code, city, cName].join(' ').toLocaleLowerCase().includes(wanted),
  );
  const companies = new Map(found.map(({ idCompany, cName }) => [idCompany, cName]));
  return (
    <div className={css.tab}>
      <QueryState query={query} />
      {stores.length > MANY && <SearchField label={t`Search stores`} value={words} onChange={setWords} />}
      {query.data?.length === 0 && (
        <EmptyState
          icon={Store}
          headingLevel={2}
          title={t`No stores yet`}
          description={t`Stores of every company where you may see them appear here.`}
        />
      )}
      {stores.length > 0 && found.length === 0 && (
        <EmptyState
          drawing="search"
          headingLevel={2}
          title={t`No store with this name`}
          action={<Button onPress={() => setWords('')}>{t`Clear search`}</Button>}
        />
      )}
      {[...companies].map(([idCompany, cName]) => (
        <Card key={idCompany} title={cName} padding="none">
          <StoreRows label={cName} stores={found.filter((one) => one.idCompany === idCompany)} tab="store" />
        </Card>
      ))}
    </div>
  );
}
