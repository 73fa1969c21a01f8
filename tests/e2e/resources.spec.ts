import { currency } from '@comanda/api/resources/currency';
import { paymentMethod } from '@comanda/api/resources/paymentMethod';
import { region } from '@comanda/api/resources/region';
import { tax } from '@comanda/api/resources/tax';
import { ticketKind } from '@comanda/api/resources/ticketKind';
import { type Area, describeLife } from './support/crud.ts';

const areas: readonly Area[] = [
  { resource: currency, one: 'currency', many: 'Currencies', fill: { Symbol: 'Q' } },
  { resource: tax, one: 'tax', many: 'Taxes', fill: { Rate: '3' } },
  { resource: paymentMethod, one: 'payment method', many: 'Payment methods' },
  { resource: ticketKind, one: 'ticket kind', many: 'Ticket kinds' },
  { resource: region, one: 'region', many: 'Regions' },
];
areas.forEach(describeLife);
