import { platformId } from '@comanda/api/kernel';
import type { Mover } from '@comanda/machines/kitchen/rules';
import { Refusal } from './refusal.ts';

/** A signed-in person with what they may do, read anew for each call (docs/product.md §5.1). */
export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly email: string;
  /** As an author is shown: first name and surname. */
  readonly name: string;
  /** Language of their texts; `null` leaves it to the company. */
  readonly lang: string | null;
  /** Zone of the page that asks (IANA), where it says so. */
  readonly timeZone?: string;
  readonly brand: string;
  /** The login that the session was made from. */
  readonly idLogin: string;
  /** When the session ends, in seconds since 1970. */
  readonly expires: number;
  /** Who sees as this person, and then the login and the e-mail are theirs; nobody where it is the person (§5.7). */
  readonly actor?: { readonly id: string; readonly name: string };
  /** What they may do for themselves, and an operator to the platform's own records. */
  readonly actions: ReadonlySet<string>;
  /** Every company that the person may see, with the actions granted there. */
  readonly companies: ReadonlyMap<string, ReadonlySet<string>>;
  /** When a key that they hold ends by itself, in milliseconds since 1970 (docs/product.md §22.12). */
  readonly keyEnds?: number;
}
/** A till behind its device licence. */
export interface Till {
  readonly kind: 'till';
  readonly idTerminal: string;
  readonly idStore: string;
  readonly idCompany: string;
}
/** A screen of the kitchen behind its credential, with what its monitor may do now (docs/product.md §16.8). */
export interface Screen {
  readonly kind: 'screen';
  readonly idScreen: string;
  readonly idMonitor: string;
  readonly idStore: string;
  readonly idCompany: string;
  readonly mover: Mover;
  /** Whether its cooks may hand a dish to another section. */
  readonly mayHandOn: boolean;
}
/** Who shows a login token; the handler judges it. */
export interface LoginHolder {
  readonly kind: 'login';
  readonly token: string;
}
export interface Anyone {
  readonly kind: 'anyone';
}
export type Caller = Person | Till | Screen | LoginHolder | Anyone;

/** What tells one caller from another; nothing for who shows no more than a login, or nothing. */
export const idOf = (caller: Caller): string | undefined => {
  if (caller.kind === 'person') return caller.id;
  if (caller.kind === 'till') return caller.idTerminal;
  return caller.kind === 'screen' ? caller.idScreen : undefined;
};

/** The zone whose days a caller means: that of their page, else UTC (docs/product.md §6.2.7). */
export const zoneOf = (caller: Caller): string => (caller.kind === 'person' && caller.timeZone) || 'UTC';

/** Work of somebody; only who is of interest. */
interface Called {
  readonly caller: Caller;
}
/** The caller of a call by `user` or `company`. */
export const personIn = ({ caller }: Called): Person => {
  if (caller.kind !== 'person') throw new Refusal('ERROR_TOKEN', 'This call is made by a signed-in person.');
  return caller;
};
/** The caller of a call by `device`. */
export const tillIn = ({ caller }: Called): Till => {
  if (caller.kind !== 'till') throw new Refusal('ERROR_TOKEN', 'This call is made by a till.');
  return caller;
};
/** The caller of a call by `screen`. */
export const screenIn = ({ caller }: Called): Screen => {
  if (caller.kind !== 'screen')
    throw new Refusal('ERROR_TOKEN', 'This call is made by a screen of the kitchen.');
  return caller;
};
/** Whether a person holds an action in a company; what is the platform's own is held with any role that grants it. */
export const may = (caller: Caller, idCompany: string, action: string): boolean => {
  if (caller.kind !== 'person') return false;
  return idCompany === platformId
    ? caller.actions.has(action) || [...caller.companies.values()].some((held) => held.has(action))
    : (caller.companies.get(idCompany)?.has(action) ?? false);
};
