import type { MessageDescriptor } from '@lingui/core';
import type { MailKind } from './kinds.ts';

/**
 * Texts of mails: English here, other languages in `src/locales`. They are the server's own, because what stands in the
 * catalogues of `packages/api` travels to every browser.
 */
export const mailTexts = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello {person},' },
  hello: /*i18n*/ { id: 'mail.hello', message: 'Hello,' },
  address: /*i18n*/ { id: 'mail.address', message: 'If the button does not work, open this address:' },
  why: /*i18n*/ { id: 'mail.why', message: '{brand} wrote to {email} because of this account.' },
  terms: /*i18n*/ { id: 'mail.terms', message: 'Terms' },
  privacy: /*i18n*/ { id: 'mail.privacy', message: 'Privacy' },
  imprint: /*i18n*/ { id: 'mail.imprint', message: 'Imprint' },
} satisfies Readonly<Record<string, MessageDescriptor>>;

/** What a kind of mail says; `action` is what its button is called, where it has one. */
export interface MailTexts {
  readonly subject: MessageDescriptor;
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
  readonly action?: MessageDescriptor;
  /** Below the button: how long it holds, and what to do if it was not asked for. */
  readonly note: MessageDescriptor;
  /** Why it is sent, where that is not an account. */
  readonly why?: MessageDescriptor;
}

export const textsOfKind: Readonly<Record<MailKind, MailTexts>> = {
  confirm: {
    subject: /*i18n*/ { id: 'mail.confirm.subject', message: 'Confirm your e-mail address for {brand}' },
    title: /*i18n*/ { id: 'mail.confirm.title', message: 'Confirm your e-mail address' },
    body: /*i18n*/ {
      id: 'mail.confirm.body',
      message:
        'Somebody, probably you, asked for an account at {brand} with this address. Press the button to open it.',
    },
    action: /*i18n*/ { id: 'mail.confirm.action', message: 'Confirm address' },
    note: /*i18n*/ {
      id: 'mail.confirm.note',
      message:
        'The link is valid for 24 hours and works once. If this was not you, ignore it: no account is opened.',
    },
  },
  exists: {
    subject: /*i18n*/ { id: 'mail.exists.subject', message: 'You already have an account at {brand}' },
    title: /*i18n*/ { id: 'mail.exists.title', message: 'You already have an account' },
    body: /*i18n*/ {
      id: 'mail.exists.body',
      message:
        'Somebody, probably you, asked for an account at {brand} with this address. There is one: sign in with your password, or set a new one if you have forgotten it.',
    },
    action: /*i18n*/ { id: 'mail.exists.action', message: 'Sign in' },
    note: /*i18n*/ {
      id: 'mail.exists.note',
      message: 'Your account and its password are as they were. If it was not you, there is nothing to do.',
    },
  },
  reset: {
    subject: /*i18n*/ { id: 'mail.reset.subject', message: 'Set a new password for {brand}' },
    title: /*i18n*/ { id: 'mail.reset.title', message: 'Set a new password' },
    body: /*i18n*/ {
      id: 'mail.reset.body',
      message:
        'Somebody, probably you, asked for a new password. Setting it signs out every device on which you are signed in.',
    },
    action: /*i18n*/ { id: 'mail.reset.action', message: 'Set password' },
    note: /*i18n*/ {
      id: 'mail.reset.note',
      message:
        'The link is valid for 30 minutes and works once. If this was not you, ignore it: your password stays as it is.',
    },
  },
  changed: {
    subject: /*i18n*/ { id: 'mail.changed.subject', message: 'Your password for {brand} was changed' },
    title: /*i18n*/ { id: 'mail.changed.title', message: 'Your password was changed' },
    body: /*i18n*/ {
      id: 'mail.changed.body',
      message:
        'A new password was set for your account. Devices that were signed in with the old one were signed out.',
    },
    action: /*i18n*/ { id: 'mail.changed.action', message: 'That was not me' },
    note: /*i18n*/ {
      id: 'mail.changed.note',
      message:
        'If it was you, there is nothing to do. If not, press the button and set another password at once.',
    },
  },
  closed: {
    subject: /*i18n*/ { id: 'mail.closed.subject', message: 'Your account at {brand} is closed' },
    title: /*i18n*/ { id: 'mail.closed.title', message: 'Your account is closed' },
    body: /*i18n*/ {
      id: 'mail.closed.body',
      message:
        'Somebody, probably you, asked to get back into the account with this address. It is closed, and no link can open it.',
    },
    note: /*i18n*/ {
      id: 'mail.closed.note',
      message: 'Whoever looks after your company’s accounts at {brand} can open it again.',
    },
  },
  invited: {
    subject: /*i18n*/ { id: 'mail.invited.subject', message: '{sender} invites you to {company}' },
    title: /*i18n*/ { id: 'mail.invited.title', message: 'You are invited to {company}' },
    body: /*i18n*/ {
      id: 'mail.invited.body',
      message: '{sender} would like you to work in {company} at {brand}, with the role “{role}”.',
    },
    action: /*i18n*/ { id: 'mail.invited.action', message: 'See the invitation' },
    note: /*i18n*/ {
      id: 'mail.invited.note',
      message:
        'The invitation is valid for 30 days. You can read it before you accept or reject it. If you do not know who sent it, ignore it.',
    },
    why: /*i18n*/ {
      id: 'mail.invited.why',
      message: '{brand} wrote to {email} because {sender} invited this address.',
    },
  },
  offered: {
    subject: /*i18n*/ {
      id: 'mail.offered.subject',
      message: '{giver} wants to hand {companies} over to you',
    },
    title: /*i18n*/ { id: 'mail.offered.title', message: '{companies} can be yours' },
    body: /*i18n*/ {
      id: 'mail.offered.body',
      message:
        '{giver} ({giverEmail}) offers you the ownership of {companies} at {brand}. Once you accept, it belongs to you and {giver} is no longer in it.',
    },
    action: /*i18n*/ { id: 'mail.offered.action', message: 'See the offer' },
    note: /*i18n*/ {
      id: 'mail.offered.note',
      message:
        'The offer is valid for 30 days. Sign in with this address to answer it; if you have no account yet, create one with it first. If you do not know who sent it, ignore it.',
    },
    why: /*i18n*/ {
      id: 'mail.offered.why',
      message: '{brand} wrote to {email} because {giver} offered something to this address.',
    },
  },
  handedOver: {
    subject: /*i18n*/ { id: 'mail.handedOver.subject', message: '{companies} now belongs to {taker}' },
    title: /*i18n*/ { id: 'mail.handedOver.title', message: 'You handed over {companies}' },
    body: /*i18n*/ {
      id: 'mail.handedOver.body',
      message: '{taker} accepted your offer. You no longer have access to {companies} at {brand}.',
    },
    action: /*i18n*/ { id: 'mail.handedOver.action', message: 'See what you sent' },
    note: /*i18n*/ {
      id: 'mail.handedOver.note',
      message: 'If you did not offer it, change your password at once and write to us.',
    },
  },
  keyGiven: {
    subject: /*i18n*/ {
      id: 'mail.keyGiven.subject',
      message: '{giver} gives you an access key to {company}',
    },
    title: /*i18n*/ { id: 'mail.keyGiven.title', message: 'An access key to {company}' },
    body: /*i18n*/ {
      id: 'mail.keyGiven.body',
      message:
        '{giver} ({giverEmail}) would like you to work in {company} at {brand} until {day}. Accept the key and the company appears among yours until then.',
    },
    action: /*i18n*/ { id: 'mail.keyGiven.action', message: 'See the key' },
    note: /*i18n*/ {
      id: 'mail.keyGiven.note',
      message:
        'Sign in with this address to answer; if you have no account yet, create one with it first. If you do not know who sent it, do nothing.',
    },
    why: /*i18n*/ {
      id: 'mail.keyGiven.why',
      message: '{brand} wrote to {email} because {giver} gave a key to this address.',
    },
  },
  keyRevoked: {
    subject: /*i18n*/ { id: 'mail.keyRevoked.subject', message: 'Your access key to {company} has ended' },
    title: /*i18n*/ { id: 'mail.keyRevoked.title', message: 'Your access key to {company} has ended' },
    body: /*i18n*/ {
      id: 'mail.keyRevoked.body',
      message:
        'The key that {giver} gave you was revoked. {company} is no longer among your companies at {brand}.',
    },
    action: /*i18n*/ { id: 'mail.keyRevoked.action', message: 'See your keys' },
    note: /*i18n*/ {
      id: 'mail.keyRevoked.note',
      message: 'If you still need it, ask {giver} for another one.',
    },
  },
  ticket: {
    subject: /*i18n*/ { id: 'mail.ticket.subject', message: 'Your ticket from {company}' },
    title: /*i18n*/ { id: 'mail.ticket.title', message: 'Ticket {document}: {total}' },
    body: /*i18n*/ {
      id: 'mail.ticket.body',
      message: 'Thank you for your visit to {company}. This is your ticket, to keep or to print.',
    },
    action: /*i18n*/ { id: 'mail.ticket.action', message: 'See the ticket' },
    note: /*i18n*/ {
      id: 'mail.ticket.note',
      message: 'If you need an invoice, ask the business and name this ticket.',
    },
    why: /*i18n*/ {
      id: 'mail.document.why',
      message: '{brand} wrote to {email} for {company}, which was asked to send this here.',
    },
  },
  invoice: {
    subject: /*i18n*/ { id: 'mail.invoice.subject', message: 'Invoice {document} from {company}' },
    title: /*i18n*/ { id: 'mail.invoice.title', message: 'Invoice {document}: {total}' },
    body: /*i18n*/ {
      id: 'mail.invoice.body',
      message: 'Your invoice from {company} is attached as a PDF. You can also see and print it online.',
    },
    action: /*i18n*/ { id: 'mail.invoice.action', message: 'See the invoice' },
    note: /*i18n*/ {
      id: 'mail.invoice.note',
      message: 'If something in it is wrong, write to the business: it can make it out again.',
    },
    why: /*i18n*/ {
      id: 'mail.document.why',
      message: '{brand} wrote to {email} for {company}, which was asked to send this here.',
    },
  },
};
