import type { DiffTableProps } from '@comanda/ui/DiffTable';
import type { StatusProps } from '@comanda/ui/Status';

/** A store of an invented house. */
export const figures = [
  { label: 'Sales today', value: '€ 4,812.60', note: '12 % above last Friday' },
  { label: 'Average ticket', value: '€ 27.35', note: '176 tickets' },
  { label: 'Tables taken', value: '18 of 24', note: '3 wait for the bill' },
  { label: 'Kitchen', value: '9 min', note: 'Median from order to pass' },
] as const;

export const tills: readonly {
  readonly name: string;
  readonly tone: StatusProps['tone'];
  readonly text: string;
  readonly version: string;
}[] = [
  { name: 'Bar', tone: 'success', text: 'Connected', version: '4.18.2' },
  { name: 'Dining room', tone: 'success', text: 'Connected', version: '4.18.2' },
  { name: 'Terrace', tone: 'warning', text: 'Catching up', version: '4.18.0' },
  { name: 'Delivery', tone: 'danger', text: 'Silent for 14 minutes', version: '4.17.9' },
];

export const changes: DiffTableProps['fields'] = [
  { id: 'opens', label: 'Opens at', before: '13:00', after: '12:30' },
  { id: 'list', label: 'Price list', before: 'Terrace, summer', after: 'Terrace, winter' },
  { id: 'phone', label: 'Telephone', after: '+34 910 55 01 42' },
];
