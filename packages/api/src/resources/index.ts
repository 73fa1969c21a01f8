import type { Resource } from '../kernel/index.ts';
import { currency } from './currency.ts';
import { paymentMethod } from './paymentMethod.ts';
import { region } from './region.ts';
import { tax } from './tax.ts';
import { ticketKind } from './ticketKind.ts';

/**
 * Every resource, for who needs all of them at once: the server, the tests, the documentation. The console loads
 * each definition by its area (`@comanda/api/resources/tax`). A reference points at a code of this registry.
 */
export const resources: readonly Resource[] = [currency, tax, paymentMethod, ticketKind, region];
