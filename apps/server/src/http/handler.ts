import type { AnyCall, AnswerOf, ParametersOf } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import type { Mover } from '@comanda/machines/kitchen/rules';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Database } from '../db/transaction.ts';
import type { Seal } from '../resource/seal.ts';
import { Refusal } from './errors.ts';

/** A signed-in person with what they may do, read anew for each call (docs/product.md §5.1). */
export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly email: string;
  /** As an author is shown: first name and surname. */
  readonly name: string;
  /** Language of their texts; `null` leaves it to the company. */
  readonly lang: string | null;
  readonly brand: string;
  /** The login that the session was made from. */
  readonly idLogin: string;
  /** When the session ends, in seconds since 1970. */
  readonly expires: number;
  /** Who sees as this person, and then the login and the e-mail are theirs; nobody where it is the person (§5.7). */
  readonly actor?: { readonly id: string; readonly name: string };
  /** Actions of the user scope. */
  readonly actions: ReadonlySet<string>;
  /** Every company that the person may see, with the actions granted there. */
  readonly companies: ReadonlyMap<string, ReadonlySet<string>>;
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

/** What work on the database needs, in a request or outside of one (seeds, discarding). */
export interface Work {
  /**
   * The transaction. Calls of persons, tills and screens run as `comanda_request`, which sees `companies` only; calls by
   * `anyone` and `login` run as `comanda_gate`, which sees the identity tables only.
   */
  readonly db: Database;
  readonly caller: Caller;
  /** The companies that row-level security lets through. */
  readonly companies: readonly string[];
  /** Runs something on the identity tables, as `comanda_gate`, within the same transaction. */
  readonly gate: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Encrypts a secret field on its way into the database. */
  readonly seal: Seal;
  /** Runs once the transaction is safe; never when it was undone. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}
export interface Context extends Work {
  readonly requestId: string;
  /** What the caller calls this intent by; nothing where it has no `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  /** Where the request came from: its address, and the brand of the host name that it names. */
  readonly address: string;
  readonly brand: string;
  /** Whether that brand lets somebody who registers open a company (docs/product.md §22.8). */
  readonly opensCompanies: boolean;
  /** What the browser calls itself; empty where it says nothing. */
  readonly agent: string;
  /** Where the caller reaches this server, for addresses that leave it. */
  readonly origin: string;
}

/** A picture of a multipart call, judged by its content; or a sheet, which is judged when it is read. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/octet-stream';
}
type DataOf<C extends AnyCall> = [C['body']] extends [undefined]
  ? undefined
  : z.output<Exclude<C['body'], undefined>>;
export interface Input<C extends AnyCall = AnyCall> {
  readonly params: ParametersOf<C>;
  readonly data: DataOf<C>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}
/** Does one call. Its answer goes out as `{data: …}`; what it throws undoes everything. */
export type Handler<C extends AnyCall> = (input: Input<C>, context: Context) => Promise<AnswerOf<C>>;

/** A call with what does it. `run` is a method so that handlers of narrower calls fit one list. */
export interface Route {
  readonly call: AnyCall;
  run(input: Input, context: Context): Promise<unknown>;
  /** Whether the database's plans for what a call asks may be kept; they are made for each when left out. */
  isSteady?(input: Input): boolean;
  /** Whether a secret call under a key that was used asks for what was done then: nothing of it was kept to compare. */
  isRepeat?(input: Input, context: Context): Promise<boolean>;
}
export const handle = <C extends AnyCall>(
  call: C,
  run: Handler<C>,
  isRepeat?: (input: Input<C>, context: Context) => Promise<boolean>,
): Route => {
  const route: {
    call: AnyCall;
    run(input: Input<C>, context: Context): Promise<unknown>;
    isRepeat?(input: Input<C>, context: Context): Promise<boolean>;
  } = { call, run, ...(isRepeat && { isRepeat }) };
  return route;
};

/** The caller of a call by `user` or `company`. */
export const personIn = ({ caller }: Pick<Work, 'caller'>): Person => {
  if (caller.kind !== 'person') throw new Refusal('ERROR_TOKEN', 'This call is made by a signed-in person.');
  return caller;
};
/** The caller of a call by `device`. */
export const tillIn = ({ caller }: Pick<Work, 'caller'>): Till => {
  if (caller.kind !== 'till') throw new Refusal('ERROR_TOKEN', 'This call is made by a till.');
  return caller;
};
/** The caller of a call by `screen`. */
export const screenIn = ({ caller }: Pick<Work, 'caller'>): Screen => {
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
