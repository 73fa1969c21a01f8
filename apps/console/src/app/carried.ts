import { useEffect, useState } from 'react';
import { forget, parseStored, readStored, store, tabShelf } from './storage.ts';

/** What one page in front of the shell hands to the next: never in an address, gone once it was taken. */
export interface Carried {
  readonly email?: string;
  /** Who opens an account. */
  readonly name?: string;
  readonly surname?: string;
  /** The address is that of an invitation: an account of another one would not be asked in. */
  readonly isInvited?: true;
  /** With which to sign in at once: it was typed on the page before. */
  readonly password?: string;
  /** What has just come about. */
  readonly news?: 'confirmed' | 'reset';
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');

/** What was typed before the page was loaded anew, once: a language of the other direction does that (docs/product.md §7.5.4). */
const takeTyped = (): Carried => {
  const typed = parseStored(readStored('typed', tabShelf()));
  forget('typed', tabShelf());
  if (typeof typed !== 'object' || typed === null) return {};
  const { email, name, surname }: Partial<Record<keyof Carried, unknown>> = typed;
  return { email: textOf(email), name: textOf(name), surname: textOf(surname) };
};

let carried: Carried = takeTyped();
export const carry = (next: Carried): void => {
  carried = next;
};

/** What the page before has handed over. */
export function useCarried(): Carried {
  const [taken] = useState(carried);
  useEffect(() => carry({}), []);
  return taken;
}

/**
 * Has what is typed outlive a reload of the page, in this tab; never a password. It is kept as it is typed: where a part of
 * the app fails, the form is gone before the page is.
 * @param typed empty once it was sent
 */
export function useKeptTyping({
  email = '',
  name = '',
  surname = '',
}: Pick<Carried, 'email' | 'name' | 'surname'>): void {
  useEffect(() => {
    const typed = { email, name, surname };
    if (Object.values(typed).every((text) => text === '')) forget('typed', tabShelf());
    else store('typed', JSON.stringify(typed), tabShelf());
  }, [email, name, surname]);
}
