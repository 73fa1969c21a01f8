import type { MailOccasion } from '../db/schema/mail.ts';

/**
 * What a mail tells, where its button leads below the brand's origin, and the purpose of the one-time link that this is,
 * where it is one, or that it shows an invitation or a document; `closed` has no way to offer.
 */
export const mailKinds = {
  confirm: { path: '/confirm', link: 'confirm' },
  reset: { path: '/reset', link: 'reset' },
  exists: { path: '/login', link: undefined },
  changed: { path: '/recover', link: undefined },
  closed: { path: undefined, link: undefined },
  invited: { path: '/invitation', link: 'invitation' },
  offered: { path: '/profile/ownership/received', link: undefined },
  handedOver: { path: '/profile/ownership/sent', link: undefined },
  keyGiven: { path: '/profile/accesskey/received', link: undefined },
  keyRevoked: { path: '/profile/accesskey/received', link: undefined },
  ticket: { path: '/public/ticket', link: 'document' },
  invoice: { path: '/public/invoice', link: 'document' },
} as const;
export type MailKind = keyof typeof mailKinds;

/** How an account stands, as far as mails go (docs/product.md §22.1). */
export type Standing = 'open' | 'waiting' | 'closed';

export type AccountOccasion = Exclude<
  MailOccasion,
  'invited' | 'offered' | 'handedOver' | 'keyGiven' | 'keyRevoked' | 'ticket' | 'invoice'
>;

/** What its owner is told of an occasion that is about the account. */
export const kindFor: Readonly<Record<AccountOccasion, Readonly<Record<Standing, MailKind>>>> = {
  confirm: { open: 'exists', waiting: 'confirm', closed: 'closed' },
  reset: { open: 'reset', waiting: 'reset', closed: 'closed' },
  changed: { open: 'changed', waiting: 'changed', closed: 'changed' },
};
