import { randomUUID } from 'node:crypto';
import type { Closing, Company } from '@comanda/api/calls';
import { message } from '../../db/schema/live.ts';
import type { Till } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { companiesBy } from '../business/companies.ts';
import { holdersOf } from '../role/members.ts';

const ticketAccess = 'ALLOW_COMPANY_TICKET_ACCESS';

/** Members who may see tickets: what a till sold is nobody else's business. */
const readersOf = (work: Work, idCompany: string): Promise<readonly { readonly id: string }[]> =>
  work.gate((db) => holdersOf(db, idCompany, ticketAccess));

/** An amount as the company writes it (docs/product.md §8.2); title and body hold no words to translate. */
const amount = (minor: number, currency: Company['currency']): string => {
  const { symbol, decimals, rightposition, thousandSeparator, decimalSeparator } = currency;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, thousandSeparator);
  const fraction = decimals > 0 ? decimalSeparator + digits.slice(-decimals) : '';
  const figure = `${minor < 0 ? '-' : ''}${whole}${fraction}`;
  return rightposition === 'S' ? `${figure} ${symbol}` : `${symbol} ${figure}`;
};

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
    status: 'UNR' as const,
    title: `Z ${z.number} · ${z.sName}`,
    body: `${z.name} · ${amount(z.total, business.currency)}`,
    data,
  }));
  await work.db.insert(message).values(messages);
  await emit(
    work.db,
    messages.map(({ id, idUser, title, body }) => ({
      idCompany,
      class: 'MESSAGE' as const,
      id,
      idUser,
      data: { title, body, nclass: 'Z' },
    })),
  );
};
