import { randomUUID } from 'node:crypto';
import type { AnswerOf, companyCalls } from '@comanda/api/calls';
import { grantable, owners } from '@comanda/api/permissions';
import { eq } from 'drizzle-orm';
import { countryBy } from '../../country/countries.ts';
import { writeCurrencies } from '../../country/write.ts';
import { company } from '../../db/schema/company.ts';
import { appUser, membership } from '../../db/schema/identity.ts';
import { asGate, assume } from '../../db/transaction.ts';
import { constraint, forbidden } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { storeImages } from '../../resource/images.ts';
import { colourOf } from '../business/colour.ts';
import { firstBusiness } from '../business/firstBusiness.ts';
import { firstLanguages } from '../business/firstLanguages.ts';
import { sendInvitation } from '../invitation/send.ts';
import { beginOwnership } from '../transfer/ownership.ts';
import { countAttempt } from '../session/attempts.ts';

/** Whether a person looks after the companies of this installation. */
const isOperator = ({ gate }: Context, id: string): Promise<boolean> =>
  gate(async (db) => {
    const [row] = await db.select({ kind: appUser.kind }).from(appUser).where(eq(appUser.id, id));
    return row?.kind === 'SYS';
  });

/** The same work within a company that has just come to be, by somebody who may do anything there. */
const within = (context: Context, idCompany: string): Context => {
  const person = personIn(context);
  return {
    ...context,
    caller: { ...person, companies: new Map([[idCompany, new Set(grantable)]]) },
    companies: [idCompany],
    gate: asGate(context.db, { companies: [idCompany], user: person.id }),
  };
};

/**
 * Makes a company (docs/product.md §22.8). It has its country's currency and languages from the beginning: nothing is
 * written or priced without them.
 */
export const openCompany = async (
  context: Context,
  { data, files }: Pick<Input<typeof companyCalls.make>, 'data' | 'files'>,
): Promise<AnswerOf<typeof companyCalls.make>> => {
  const { db, brand, address } = context;
  const person = personIn(context);
  const operates = await isOperator(context, person.id);
  if (!operates && !context.opensCompanies) throw forbidden('ALLOW_USER_BUSINESS');
  const { owner, country: iso, cName: name, taxNumber, ...known } = data;
  const country = countryBy(iso);
  if (!country) throw constraint([{ entity: 'CMP', field: 'country', error: 'choice' }]);
  if (!operates)
    await context.gate((identity) => countAttempt(identity, 'company', { account: person.id, address }));
  const id = randomUUID();
  await assume(db, 'comanda_request', { companies: [id], user: person.id });
  const work = within(context, id);
  const { image } = await storeImages(work, files);
  const { languages, taxRegime, currencies } = country;
  await db.insert(company).values({
    id,
    name,
    ...known,
    brand,
    country: iso,
    avatarUrl: image?.url ?? null,
    avatarColor: colourOf(id),
  });
  await firstLanguages(work, id, languages);
  await writeCurrencies(work, { idCompany: id, languages }, currencies);
  await firstBusiness(work, id, {
    code: data.code,
    names: { [languages[0] ?? '']: name },
    taxNumber,
    taxRegime,
    country: iso,
  });
  await work.gate(async (identity) => {
    await beginOwnership(identity, id, person.id);
    if (!operates)
      await identity.insert(membership).values({ idCompany: id, idUser: person.id, role: owners });
  });
  if (operates && owner !== undefined)
    await sendInvitation(work, { idCompany: id, email: owner, role: owners });
  return { id };
};
