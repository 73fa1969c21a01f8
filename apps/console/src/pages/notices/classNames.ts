import { isOwnClass, type OwnClass, type Subscription } from '@comanda/api/calls';
import { nameIn } from '@comanda/machines/language';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Said {
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
}

/** The classes that the platform tells of itself, in words (docs/product.md §21.10). */
const own: Readonly<Record<OwnClass, Said>> = {
  closing: {
    name: msg`Closed days`,
    about: msg`A till closes its day: how much it sold, in how many tickets.`,
  },
  import: { name: msg`Imports`, about: msg`An import of yours has finished, or stopped halfway.` },
  publication: {
    name: msg`Publications`,
    about: msg`A store refused what you published, or a scheduled publication was sent or failed.`,
  },
  till: { name: msg`Tills that are offline`, about: msg`A till goes offline while its day is open.` },
  company: {
    name: msg`News from your companies`,
    about: msg`What the people in charge of a company write to everybody in it.`,
  },
  invitation: { name: msg`Invitations`, about: msg`Somebody accepted your invitation.` },
  role: { name: msg`Your permissions`, about: msg`Your role in a company was changed.` },
  key: { name: msg`Access keys`, about: msg`You were given an access key, or yours was accepted.` },
  enrolment: {
    name: msg`Card payment`,
    about: msg`What the platform says of your request to take cards.`,
  },
  transfer: { name: msg`Ownership`, about: msg`Somebody wants to hand a company over to you.` },
};

/** What a class of notifications is called, and what it tells. */
export const saidOf = (
  { nclass, names, description }: Pick<Subscription, 'nclass' | 'names' | 'description'>,
  locale: string,
  label: (text: MessageDescriptor) => string,
): { readonly name: string; readonly about: string } => {
  if (names !== null) return { name: nameIn(names, locale, undefined), about: description ?? '' };
  if (!isOwnClass(nclass)) return { name: nclass, about: '' };
  return { name: label(own[nclass].name), about: label(own[nclass].about) };
};
