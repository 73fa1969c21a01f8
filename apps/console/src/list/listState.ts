import type { Filter } from '@comanda/api/filter';
import type { DataTableState, Density } from '@comanda/ui/DataTable';
import { NOTHING, type Selection } from '@comanda/ui/DataTable';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pageIn, type PageSize, sizeAmong, sizeIn } from '../app/pageAddress.ts';

/** What the address says of a list that is filtered by one word: `?status=PND&page=2&size=25`. */
export interface ListAddress {
  readonly filter: string | undefined;
  readonly page: number;
  readonly size: PageSize;
}

export const readAddress = (
  search: Readonly<Record<string, unknown>>,
  filters: readonly string[],
): ListAddress => ({
  filter: filters.find((known) => known === search['status']),
  page: pageIn(search['page']),
  size: sizeIn(search['size']) ?? 25,
});
export const writeAddress = ({ filter, page, size }: ListAddress): Record<string, string | number> => ({
  ...(filter !== undefined && { status: filter }),
  ...(page !== 1 && { page }),
  ...(size !== 25 && { size }),
});

export type ListView = ReturnType<typeof useListState>;

/** What the address of a list asks its call for. */
export const askedOf = (
  { address: { page, size }, narrowing }: Pick<ListView, 'address' | 'narrowing'>,
  idCompany: string,
  whereExtra?: Filter,
) => ({
  data: {
    idCompany,
    limit: size,
    offset: (page - 1) * size,
    search: narrowing['search'] ?? '',
    ...(whereExtra && { whereExtra }),
  },
});

/**
 * State of a list whose only filter is one word. The address holds what others may be sent; the chosen rows and the
 * look of the table belong to this visit. Another filter or page size begins at page 1 (docs/product.md §6.1).
 */
export function useListState(
  columns: readonly string[],
  filters: readonly string[] = [],
  /** Parameters of the address that narrow this list in ways of its own. */
  own: readonly string[] = [],
) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = readAddress(search, filters);
  const narrowing = Object.fromEntries(
    own.flatMap((name): [string, string][] => {
      const value = search[name];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  );
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const [density, setDensity] = useState<Density>('comfortable');
  const [visible, setVisible] = useState(columns);

  const go = (change: Partial<ListAddress>): void => {
    const next = { ...address, ...('filter' in change || 'size' in change ? { page: 1 } : {}), ...change };
    void navigate({ to: '.', search: { ...narrowing, ...writeAddress(next) } });
  };
  const set = (name: string, value: string, page: number): void => {
    const others = Object.entries(narrowing).filter(([other]) => other !== name);
    void navigate({
      to: '.',
      search: {
        ...Object.fromEntries(value === '' ? others : [...others, [name, value]]),
        ...writeAddress({ ...address, page }),
      },
    });
  };
  const narrow = (name: string, value: string): void => set(name, value, 1);
  /** Opens what the address names by this parameter, or closes it: the list stays on its page. */
  const show = (name: string, value: string): void => set(name, value, address.page);
  const state: DataTableState = {
    sort: [],
    page: address.page,
    pageSize: address.size,
    selection,
    columns: visible,
    widths,
    density,
  };
  const onStateChange = (change: Partial<DataTableState>): void => {
    if (change.selection) setSelection(change.selection);
    if (change.widths) setWidths(change.widths);
    if (change.density) setDensity(change.density);
    if (change.columns) setVisible(change.columns);
    const size = sizeAmong(change.pageSize);
    if (size !== undefined && size !== address.size) go({ size });
    else if (change.page !== undefined && change.page !== address.page) go({ page: change.page });
  };
  return {
    address,
    /** Of the parameters of its own those that are set. */
    narrowing,
    narrow,
    show,
    state,
    onStateChange,
    setFilter: (filter: string | undefined) => go({ filter }),
    clearSelection: () => setSelection(NOTHING),
  };
}
