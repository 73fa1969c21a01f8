import { sql } from 'drizzle-orm';
import { fiscalDocument } from '../../../db/schema/fiscal.ts';
import { ticket } from '../../../db/schema/sales.ts';
import type { Database } from '../../../db/transaction.ts';
import { allAt, at, rootOf, textAt } from '../../purchase/xml/tree.ts';
import { asXml, noReport, type DocumentRow, type Office, type Prepared } from '../office.ts';
import { cufeOf } from './cufe.ts';
import { electronicInvoice, type Facts, withCode } from './document.ts';
import { factsOf } from './facts.ts';

/** Where anybody looks a document up by its code, in earnest and to try. */
const lookUp: Readonly<Record<Facts['environment'], string>> = {
  1: 'https://dgi-fep.mef.gob.pa/Consultas/FacturasPorCUFE?CUFE=',
  2: 'https://dgi-fep-test.mef.gob.pa:40001/Consultas/FacturasPorCUFE?CUFE=',
};
/** What the tax office says of a document that it has authorised. */
const authorised = '0260';

/** The till's point of invoicing, which it keeps: that of its last document, else the next one of its store. */
const pointOf = async (
  db: Database,
  { idCompany, idStore }: DocumentRow,
  idTerminal: string,
): Promise<string> => {
  const { rows } = await db.execute<{ point: string }>(sql`
    select coalesce(
      (select told.series from ${ticket} sold
        join ${fiscalDocument} told on told.id_company = sold.id_company and told.id_ticket = sold.id
        where sold.id_company = ${idCompany} and sold.id_terminal = ${idTerminal} and told.id_store = ${idStore}
          and told.region like 'PA-%' and told.series is not null
        order by sold.number desc limit 1),
      (select lpad((coalesce(max(told.series::int), 0) + 1)::text, 3, '0') from ${fiscalDocument} told
        where told.id_company = ${idCompany} and told.id_store = ${idStore} and told.region like 'PA-%')) as point`);
  return rows[0]?.point ?? '001';
};

/** Documents are numbered by point of invoicing, and no document names the one before it. */
const prepareFor =
  (environment: Facts['environment']): Office['prepare'] =>
  async (making, row): Promise<Prepared> => {
    const { facts: told, lacks, waits, sold } = await factsOf(making, row, environment);
    return {
      lacks,
      waits,
      issue: async (signer) => {
        if (!told) throw new Error('A document is made of what it says.');
        const point = await pointOf(making.db, row, sold.idTerminal);
        const facts: Facts = { ...told, point };
        const { issuer, kind, branch, number, security, moment } = facts;
        const cufe = cufeOf({
          kind,
          taxpayer: issuer.kind,
          ruc: issuer.ruc,
          dv: issuer.dv,
          branch,
          day: moment.slice(0, 10),
          number,
          point,
          environment,
          security,
        });
        const { sealedBy } = await import('../signing.ts');
        const qr = `${lookUp[environment]}${cufe}`;
        return {
          taxNumber: sold.taxNumber ?? '',
          place: null,
          series: point,
          number,
          issued: sold.issued,
          identifier: cufe,
          qr,
          signature: null,
          xml: withCode(await sealedBy(signer, electronicInvoice(facts, cufe)), qr),
        };
      },
    };
  };

/** A report of processing (rProtFe), by itself or in the answer of the tax office's own service. */
const understand: Office['understand'] = (_, text) => {
  const found = rootOf(text);
  const report = at(found?.root, found?.name === 'rProtFe' ? 'gInfProt' : 'xProtFe/rProtFe/gInfProt');
  const said = allAt(report, 'gResProc').map((one) => ({
    code: textAt(one, 'dCodRes'),
    text: textAt(one, 'dMsgRes'),
  }));
  if (said.length === 0) return noReport;
  if (said.some(({ code }) => code === authorised)) return { outcome: 'accepted', said };
  // What it does not authorise now, and has authorised before, has the number of that.
  return { outcome: textAt(report, 'dProAut', 'dProtAut') === '' ? 'refused' : 'known', said };
};

/** Panama's electronic invoice (docs/product.md §20.14): PA-HKA, and PA-HKT to try. */
export const panama = (region: string): Office | undefined => {
  const [, letter] = /^PA-HK([AT])$/.exec(region) ?? [];
  if (letter === undefined) return undefined;
  return { gateways: '3', prepare: prepareFor(letter === 'A' ? '1' : '2'), ask: asXml, understand };
};
