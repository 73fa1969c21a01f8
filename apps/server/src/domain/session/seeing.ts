import { goesHome, makesRoles, seesReports, shared } from '@comanda/api/permissions';
import type { Database } from '../../db/transaction.ts';
import type { Person } from '../../core/caller.ts';
import { grantsOf } from './grants.ts';
import { accountOf, personBehind } from './persons.ts';
import { type SeeingClaims, sessionExpired } from './tokens.ts';

/** What of a person's own is shown: their home, reports of the company, and what of the platform's own everybody sees. */
const everybodys: ReadonlySet<string> = new Set([goesHome, seesReports, ...shared]);

/**
 * Who is seen as, with what both may do in the one company; 511 when the actor's login has ended, when they may not see
 * as others any more, or when the other one has gone (docs/product.md §5.7). Language, e-mail and login stay the actor's.
 */
export const seenBehind = async (
  db: Database,
  { idUser, idActor, idCompany, ...claims }: SeeingClaims,
): Promise<Person> => {
  const actor = await personBehind(db, { ...claims, idUser: idActor });
  const own = actor.companies.get(idCompany);
  const account = own?.has(makesRoles) ? await accountOf(db, idUser) : undefined;
  if (!own || !account || account.kind === 'SYS') throw sessionExpired();
  const { actions, companies, keyEnds = Infinity } = await grantsOf(db, account);
  const theirs = companies.get(idCompany);
  if (!theirs) throw sessionExpired();
  return {
    ...actor,
    keyEnds: Math.min(keyEnds, actor.keyEnds ?? Infinity),
    id: idUser,
    name: account.name,
    actor: { id: idActor, name: actor.name },
    actions: new Set([...actions].filter((action) => everybodys.has(action))),
    companies: new Map([[idCompany, new Set([...theirs].filter((action) => own.has(action)))]]),
  };
};
