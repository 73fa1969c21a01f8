import { outcomeKinds } from '@comanda/api/calls';
import { useLocation } from '@tanstack/react-router';
import { pageIn, type PageSize, sizeIn } from '../../app/pageAddress.ts';

/** `failed`: refused when it was stored, or left when the import was undone. */
export const rowsKinds = [...outcomeKinds, 'failed'] as const;
export type RowsKind = (typeof rowsKinds)[number];
/** What the address of an import says: its step, and which rows are in view. */
export interface ImportAddress {
  readonly step: 'columns' | 'check';
  readonly kind: RowsKind | undefined;
  /** Key of the problem whose rows are in view. */
  readonly problem: string | undefined;
  readonly page: number;
  readonly size: PageSize;
}
const start: ImportAddress = { step: 'check', kind: undefined, problem: undefined, page: 1, size: 25 };

/** Whatever somebody typed, it is an address. */
export const readAddress = (search: Readonly<Record<string, unknown>>): ImportAddress => ({
  step: search['step'] === 'columns' ? 'columns' : 'check',
  kind: rowsKinds.find((kind) => kind === search['kind']),
  problem: typeof search['problem'] === 'string' && search['problem'] !== '' ? search['problem'] : undefined,
  page: pageIn(search['page']),
  size: sizeIn(search['size']) ?? start.size,
});

/** The search part of an address; what is as usual is left out. */
export const writeAddress = (address: Partial<ImportAddress>): string => {
  const { step, kind, problem, page, size } = { ...start, ...address };
  const parameters = new URLSearchParams({
    ...(step !== start.step && { step }),
    ...(kind !== undefined && { kind }),
    ...(problem !== undefined && { problem }),
    ...(page !== start.page && { page: String(page) }),
    ...(size !== start.size && { size: String(size) }),
  });
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};

/** The address of the import in view, and how to make others of it. */
export function useImportAddress() {
  const { pathname, search } = useLocation();
  return {
    address: readAddress(search),
    hrefOf: (address: Partial<ImportAddress>) => pathname + writeAddress(address),
  };
}
