import { cardBrands, cardStates } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { idsIn, type Period, periodIn, ofPeriod } from '../documents/ticketFilter.ts';

/** Parameters of the address that narrow the payments. */
export const paymentParameters = ['search', 'period', 'brand', 'state', 'store', 'movement'] as const;
type Narrowing = Readonly<Record<string, string | undefined>>;

/** The period that is looked at: thirty days where none is said, but of a payout all that is in it. */
export const paymentPeriod = ({ period, movement }: Narrowing): Period | 'all' =>
  periodIn(period) ?? (period === 'all' || movement !== undefined ? 'all' : 'month');

const among = (field: string, value: string | undefined, known: readonly string[]): readonly Filter[] =>
  value !== undefined && known.includes(value) ? [{ field, operator: 'eq', value }] : [];

/** What the server is asked for; nothing where nothing narrows the list. */
export function paymentFilter(narrowing: Narrowing, now: Date): Filter | undefined {
  const period = paymentPeriod(narrowing);
  const stores = idsIn(narrowing['store']);
  const [movement] = idsIn(narrowing['movement']);
  const parts: readonly Filter[] = [
    ...ofPeriod(period === 'all' ? undefined : period, now),
    ...among('brand', narrowing['brand'], cardBrands),
    ...among('state', narrowing['state'], cardStates),
    ...(stores.length > 0 ? [{ field: 'idStore', operator: 'in', value: [...stores] } as const] : []),
    ...(movement === undefined ? [] : [{ field: 'idMovement', operator: 'eq', value: movement } as const]),
  ];
  return parts.length > 0 ? { and: [...parts] } : undefined;
}
