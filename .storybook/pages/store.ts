import type { DiffTableProps } from '@comanda/ui/DiffTable';
import type { StatusProps } from '@comanda/ui/Status';
import type { Words } from './useWords.ts';

type Figure = { readonly label: Words; readonly note: Words } & (
  | { readonly amount: number }
  | { readonly words: Words }
);

/** A store of an invented house. */
export const figures: readonly Figure[] = [
  { label: 'Sales today', amount: 4812.6, note: '12 % above last Friday' },
  { label: 'Average ticket', amount: 27.35, note: '176 tickets' },
  { label: 'Tables taken', words: '18 of 24', note: '3 wait for the bill' },
  { label: 'Kitchen', words: '9 min', note: 'Median from order to pass' },
];

export const tills: readonly {
  readonly name: Words;
  readonly tone: StatusProps['tone'];
  readonly text: Words;
  readonly version: string;
}[] = [
  { name: 'Bar', tone: 'success', text: 'Connected', version: '4.18.2' },
  { name: 'Dining room', tone: 'success', text: 'Connected', version: '4.18.2' },
  { name: 'Terrace', tone: 'warning', text: 'Catching up', version: '4.18.0' },
  { name: 'Delivery', tone: 'danger', text: 'Silent for 14 minutes', version: '4.17.9' },
];

export const changesIn = (say: (words: Words) => string): DiffTableProps['fields'] => [
  { id: 'opens', label: say('Opens at'), before: '13:00', after: '12:30' },
  { id: 'list', label: say('Price list'), before: say('Terrace, summer'), after: say('Terrace, winter') },
  { id: 'phone', label: say('Telephone'), after: '+34 910 55 01 42' },
];
