import { randomUUID } from 'node:crypto';
import { classOf, type Closing } from '@comanda/api/calls';
import { writeMoney } from '@comanda/api/money';
import type { Till } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { companiesBy } from '../business/companies.ts';
import { deliver, ruleOf } from '../message/index.ts';
import { holdersOf } from '../role/members.ts';

const ticketAccess = 'ALLOW_COMPANY_TICKET_ACCESS';

/** Members who may see tickets: what a till sold is nobody else's business. */
const readersOf = (work: Work, idCompany: string): Promise<readonly { readonly id: string }[]> =>
  work.gate((db) => holdersOf(db, idCompany, ticketAccess));

/** What closed longer ago is no news: a till that was cut for days brings its Zs all at once. */
const newsFor = 2 * 24 * 60 * 60 * 1000;

/** A Z makes a message for each member who may see tickets, unless it closed more than two days ago (docs/product.md §21). */
export const tellClosing = async (
  work: Work,
  { idCompany, idStore }: Till,
  z: Closing & { readonly id: string; readonly name: string; readonly sName: string },
): Promise<void> => {
  if (Date.parse(z.to) < Date.now() - newsFor) return;
  const readers = await readersOf(work, idCompany);
  const [business] = await companiesBy(work.db, [idCompany]);
  if (readers.length === 0 || !business) return;
  const data = Object.entries({
    storeid: idStore,
    idCompany,
    idClosing: z.id,
    znumber: z.number,
    salesamount: z.total,
    salescount: z.tickets,
    fromdate: z.from,
    todate: z.to,
    realdate: new Date().toISOString(),
  }).map(([key, value]) => ({ key, value: String(value) }));
  const messages = readers.map(({ id: idUser }) => ({
    idCompany,
    id: randomUUID(),
    idUser,
    ntype: 'store' as const,
    nclass: 'Z',
    // Title and body hold no words to translate.
    title: `Z ${z.number} · ${z.sName}`,
    body: `${z.name} · ${writeMoney(z.total, business.currency)}`,
    data,
  }));
  await work.gate((db) => deliver(db, ruleOf(classOf('Z')), messages));
};
