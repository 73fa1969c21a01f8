import { useEffect, useState } from 'react';

/** What one page in front of the shell hands to the next: never in an address, gone once it was taken. */
export interface Carried {
  readonly email?: string;
  /** The address is that of an invitation: an account of another one would not be asked in. */
  readonly isInvited?: true;
  /** With which to sign in at once: it was typed on the page before. */
  readonly password?: string;
  /** What has just come about. */
  readonly news?: 'confirmed' | 'reset';
}

let carried: Carried = {};
export const carry = (next: Carried): void => {
  carried = next;
};

/** What the page before has handed over. */
export function useCarried(): Carried {
  const [taken] = useState(carried);
  useEffect(() => carry({}), []);
  return taken;
}
