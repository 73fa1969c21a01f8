import { Badge } from '@comanda/ui/Badge';
import { Banner } from '@comanda/ui/Banner';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Card } from '@comanda/ui/Card';
import { ComboBox } from '@comanda/ui/ComboBox';
import { DataTable, NOTHING, type DataTableColumn, type DataTableState } from '@comanda/ui/DataTable';
import { DateField } from '@comanda/ui/DateField';
import { MoneyField } from '@comanda/ui/MoneyField';
import { Pagination } from '@comanda/ui/Pagination';
import { SearchField } from '@comanda/ui/SearchField';
import { Status } from '@comanda/ui/Status';
import { ThemePicker } from '@comanda/ui/ThemePicker';
import { ToastRegion } from '@comanda/ui/Toasts';
import { useState } from 'react';

interface Tax {
  readonly code: string;
  readonly value: string;
}
const taxes: readonly Tax[] = [
  { code: 'standard', value: '20' },
  { code: 'reduced', value: '5' },
];
const columns: readonly DataTableColumn<Tax>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code, isSortable: true, isRowHeader: true },
  { id: 'value', header: 'Value', cell: ({ value }) => value, align: 'end' },
];

/** Those that bring other libraries, texts of their own or a look of their own. */
export function More() {
  const [state, setState] = useState<DataTableState>({
    sort: [],
    page: 1,
    pageSize: 10,
    selection: NOTHING,
    columns: columns.map(({ id }) => id),
    widths: {},
    density: 'compact',
  });
  const [date, setDate] = useState<string | null>('2026-11-21');
  const [price, setPrice] = useState<number | null>(1250);
  const [shop, setShop] = useState<string | null>('harbour');
  return (
    <Card title="More">
      <Breadcrumbs items={[{ label: 'Taxes', href: '#taxes' }, { label: 'Standard' }]} />
      <Banner tone="info" title="Two taxes">
        Both are published.
      </Banner>
      <Badge tone="success">New</Badge>
      <Status tone="warning" text="Waiting" />
      <SearchField label="Search" />
      <ComboBox
        label="Place"
        options={[{ id: 'harbour', label: 'Harbour' }]}
        value={shop}
        onChange={setShop}
      />
      <DateField label="From" value={date} onChange={setDate} />
      <MoneyField label="Price" value={price} onChange={setPrice} decimals={2} symbol="€" />
      <DataTable
        label="Taxes"
        columns={columns}
        rows={taxes}
        getRowId={({ code }) => code}
        getRowLabel={({ code }) => code}
        total={taxes.length}
        state={state}
        onStateChange={(change) => setState((last) => ({ ...last, ...change }))}
        empty={{ title: 'No taxes yet' }}
      />
      <Pagination page={1} pageSize={10} total={95} onPageChange={() => {}} onPageSizeChange={() => {}} />
      <ThemePicker allowed={['A', 'B']} look={{ theme: 'A', mode: 'light' }} onLookChange={() => {}} />
      <ToastRegion />
    </Card>
  );
}
