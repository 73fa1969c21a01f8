import type { MessageDescriptor } from '@lingui/core';

/** Headings and words of the file of card payments; English here, other languages in `src/locales`. */
export const cardTexts = {
  title: /*i18n*/ { id: 'cards.title', message: 'Card payments' },
  at: /*i18n*/ { id: 'cards.at', message: 'When' },
  store: /*i18n*/ { id: 'cards.store', message: 'Store' },
  till: /*i18n*/ { id: 'cards.till', message: 'Till' },
  ticket: /*i18n*/ { id: 'cards.ticket', message: 'Ticket' },
  brand: /*i18n*/ { id: 'cards.brand', message: 'Card brand' },
  kind: /*i18n*/ { id: 'cards.kind', message: 'Card kind' },
  origin: /*i18n*/ { id: 'cards.origin', message: 'Origin' },
  scope: /*i18n*/ { id: 'cards.scope', message: 'Used for' },
  reader: /*i18n*/ { id: 'cards.reader', message: 'Reader' },
  currency: /*i18n*/ { id: 'cards.currency', message: 'Currency' },
  amount: /*i18n*/ { id: 'cards.amount', message: 'Amount' },
  fee: /*i18n*/ { id: 'cards.fee', message: 'Fee' },
  net: /*i18n*/ { id: 'cards.net', message: 'Net' },
  state: /*i18n*/ { id: 'cards.state', message: 'State' },
  movement: /*i18n*/ { id: 'cards.movement', message: 'Payout' },
  paid: /*i18n*/ { id: 'cards.state.P', message: 'Paid out' },
  waits: /*i18n*/ { id: 'cards.state.W', message: 'Waits' },
  none: /*i18n*/ { id: 'cards.state.N', message: 'No fee known' },
  restored: /*i18n*/ { id: 'cards.state.O', message: 'Not paid out here' },
} as const satisfies Readonly<Record<string, MessageDescriptor & { readonly message: string }>>;
export type CardText = keyof typeof cardTexts;
