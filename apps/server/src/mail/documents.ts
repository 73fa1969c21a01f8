import { writeForeignMoney } from '@comanda/api/money';
import { sql } from 'drizzle-orm';
import { company } from '../db/schema/company.ts';
import { invoice } from '../db/schema/invoice.ts';
import { ticket } from '../db/schema/sales.ts';
import type { Database } from '../db/transaction.ts';
import { type Letterhead, letterheadOf } from '../domain/business/letterhead.ts';
import { documentOf } from '../domain/invoice/read.ts';
import { invoiceFile } from '../domain/invoice/pdf/file.ts';
import { spoken } from './content.ts';
import type { Attached } from './transport.ts';

/** A ticket or an invoice that is sent to somebody. */
export interface SentDocument extends Letterhead {
  /** The company that sends it. */
  readonly from: string;
  readonly lang: string | null;
  readonly about: Readonly<Record<string, string>>;
  readonly files: readonly Attached[];
}
interface Found {
  readonly idCompany: string;
  readonly company: string;
  readonly document: string;
  readonly total: number;
  readonly currency: string;
  readonly lang: string | null;
}

const tables = { ticket, invoice } as const;
const called = { ticket: sql`made.number::text`, invoice: sql`made.label` } as const;

const fileOf = async (db: Database, id: string): Promise<Attached> => {
  const { name, mediaType, content } = await invoiceFile(db, await documentOf(db, id));
  if (!(content instanceof Uint8Array)) throw new TypeError('A PDF is there as a whole.');
  return { filename: name, contentType: mediaType, content: Buffer.from(content) };
};

/** What a mail says of a document; nothing of one that is no more. Runs as `comanda_gate`. */
export const sentDocument = async (
  db: Database,
  kind: 'ticket' | 'invoice',
  id: string,
  lang: string | null,
): Promise<SentDocument | undefined> => {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select made.id_company as "idCompany", business.name as company, ${called[kind]} as document,
      made.total::float8 as total, made.currency, (select main.iso from company_language main
        where main.id_company = made.id_company and main.is_default) as lang
    from ${tables[kind]} made join ${company} business on business.id_company = made.id_company
    where made.id = ${id}`);
  const [found] = rows;
  if (!found) return undefined;
  const { idCompany, total, currency, document, company: name } = found;
  const said = lang ?? found.lang;
  return {
    lang: said,
    about: { company: name, document, total: writeForeignMoney(total, currency, spoken(said)) },
    from: name,
    ...(await letterheadOf(db, idCompany)),
    files: kind === 'invoice' ? [await fileOf(db, id)] : [],
  };
};
