import { ars, type CurrencyRow, egp, eur, gbp, mxn, pab, usd } from './currencies.ts';
import { card, cash, mobile, type PaymentRow, restaurantVoucher, tip } from './payments.ts';
import {
  itbms,
  iva,
  ivaArgentina,
  ivaItaly,
  ivaMexico,
  ivaPortugal,
  type TaxRow,
  tva,
  ust,
  vatBritain,
  vatEgypt,
} from './taxes.ts';
import {
  argentine,
  british,
  egyptian,
  french,
  german,
  italian,
  mexican,
  panamanian,
  portuguese,
  spanish,
  type TicketKindRow,
} from './ticketKinds.ts';

/** What a company of a country begins with; its owner changes what does not fit. */
export interface Country {
  /** ISO 3166-1. */
  readonly iso: string;
  /** The first is the default. */
  readonly languages: readonly string[];
  /** The first is the default. */
  readonly currencies: readonly CurrencyRow[];
  readonly taxRegime: string;
  readonly timeZone: string;
  /** The first is proposed for what a restaurant serves. */
  readonly taxes: readonly TaxRow[];
  readonly paymentMethods: readonly PaymentRow[];
  readonly ticketKinds: readonly TicketKindRow[];
}

const usual = [cash, card, mobile] as const;
const withVouchers = [...usual, restaurantVoucher] as const;
const euro = { currencies: [eur], taxRegime: '01', paymentMethods: withVouchers } as const;

/** Taxes and kinds of tickets with their laws: `taxes.ts`, `ticketKinds.ts`, docs/data/tax-rates.md. */
export const countries: readonly Country[] = [
  {
    ...euro,
    iso: 'ES',
    languages: ['es-ES', 'en-GB'],
    timeZone: 'Europe/Madrid',
    taxes: iva,
    ticketKinds: spanish,
  },
  {
    ...euro,
    iso: 'PT',
    languages: ['pt-PT', 'en-GB'],
    timeZone: 'Europe/Lisbon',
    taxes: ivaPortugal,
    ticketKinds: portuguese,
  },
  {
    ...euro,
    iso: 'FR',
    languages: ['fr-FR', 'en-GB'],
    timeZone: 'Europe/Paris',
    taxes: tva,
    ticketKinds: french,
  },
  {
    ...euro,
    iso: 'IT',
    languages: ['it-IT', 'en-GB'],
    timeZone: 'Europe/Rome',
    taxes: ivaItaly,
    ticketKinds: italian,
  },
  {
    ...euro,
    iso: 'DE',
    languages: ['de-DE', 'en-GB'],
    timeZone: 'Europe/Berlin',
    taxes: ust,
    ticketKinds: german,
  },
  {
    iso: 'PA',
    languages: ['es-PA', 'en-GB'],
    currencies: [pab, usd],
    taxRegime: '01',
    timeZone: 'America/Panama',
    taxes: itbms,
    paymentMethods: [...usual, tip],
    ticketKinds: panamanian,
  },
  {
    iso: 'MX',
    languages: ['es-MX', 'en-GB'],
    currencies: [mxn],
    taxRegime: '01',
    timeZone: 'America/Mexico_City',
    taxes: ivaMexico,
    paymentMethods: [...usual, tip],
    ticketKinds: mexican,
  },
  {
    iso: 'AR',
    languages: ['es-AR', 'en-GB'],
    currencies: [ars],
    taxRegime: '01',
    timeZone: 'America/Argentina/Buenos_Aires',
    taxes: ivaArgentina,
    paymentMethods: [...usual, tip],
    ticketKinds: argentine,
  },
  {
    iso: 'EG',
    languages: ['ar-EG', 'en-GB'],
    currencies: [egp],
    taxRegime: '01',
    timeZone: 'Africa/Cairo',
    taxes: vatEgypt,
    paymentMethods: usual,
    ticketKinds: egyptian,
  },
  {
    iso: 'GB',
    languages: ['en-GB'],
    currencies: [gbp],
    taxRegime: '01',
    timeZone: 'Europe/London',
    taxes: vatBritain,
    paymentMethods: usual,
    ticketKinds: british,
  },
];
export const countryBy = (iso: string): Country | undefined => countries.find((one) => one.iso === iso);
