import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { outsideWith } from '../../core/outside.ts';
import { platformId } from '@comanda/api/kernel';
import { store } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { pauseAfter } from '../../mail/pauses.ts';
import { hand } from './gateway.ts';
import { type Made, noteRequest } from './requests.ts';
import { gatewayOf, makeDocument, openFileOf } from './make.ts';
import type { Answered, DocumentRow, Handed } from './office.ts';
import { officeOf } from './offices.ts';

/** Seconds that one has to make and send what it took on, beyond which another may: more than any gateway is given. */
const heldFor = 180;

interface Row extends DocumentRow {
  /** Whether it has been signed. */
  readonly isMade: boolean;
}
/** The next one that is due. No other process takes it for a while: the gateway is asked outside of a transaction. */
const claim = async (db: Database): Promise<Row | undefined> => {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    update ${fiscalDocument} taken set due = now() + make_interval(secs => ${heldFor})
    from (select id_company, id from ${fiscalDocument} where state = 'W' and due <= now()
      order by due, created, id limit 1 for update skip locked) next
    where taken.id_company = next.id_company and taken.id = next.id
    returning taken.id, taken.id_company as "idCompany", taken.id_store as "idStore", taken.id_ticket as "idTicket",
      taken.region, taken.made is not null as "isMade"`);
  return rows[0];
};

export interface Sending {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly warn: (error: unknown, message: string) => void;
  readonly stopping?: AbortSignal;
}
interface Ready extends Handed, Pick<Made, 'gateway' | 'company' | 'store' | 'document'> {
  /** How often it was sent before, and how often it may be. */
  readonly tries: number;
  readonly attempts: number;
}
const ownOf = ({ idCompany, id }: Row) =>
  and(eq(fiscalDocument.idCompany, idCompany), eq(fiscalDocument.id, id), eq(fiscalDocument.state, 'W'));

/** What is to be sent, and where; counted as sent from here on, since whether it arrives nobody may ever know. */
const readyFor = async (db: Database, config: Config, row: Row): Promise<Ready | undefined> => {
  const gateway = await gatewayOf(db, row.region);
  if (!gateway) {
    await db
      .update(fiscalDocument)
      .set({ state: 'L', lacks: ['gateway'] })
      .where(ownOf(row));
    return undefined;
  }
  const { rows } = await db.execute<
    Pick<Ready, 'xml' | 'taxNumber' | 'name' | 'issued' | 'tries' | 'company' | 'store' | 'document'> & {
      sealed: string | null;
    }
  >(sql`
    update ${fiscalDocument} sent set tries = sent.tries + 1, gateway = ${gateway.code}
    from ${store} shop join ${company} holder on holder.id_company = shop.id_company
      left join business_info business on business.id_company = shop.id_company
    where sent.id_company = ${row.idCompany} and sent.id = ${row.id} and sent.state = 'W'
      and shop.id_company = sent.id_company and shop.id = sent.id_store
    returning sent.xml, sent.tax_number as "taxNumber", sent.issued, sent.tries - 1 as tries,
      coalesce(shop.emitter_name, business.legal_name, '') as name, shop.certificate_sealed as sealed,
      holder.code as company, shop.code as store, concat_ws(' ', sent.series, sent.number) as document`);
  const [found] = rows;
  if (!found) return undefined;
  const { sealed, ...said } = found;
  const own = gateway.sealed
    ? openFileOf(config, gateway.sealed, { entity: 'FGW', idCompany: platformId, id: gateway.id })
    : undefined;
  const ofStore = sealed
    ? openFileOf(config, sealed, { entity: 'STR', idCompany: row.idCompany, id: row.idStore })
    : undefined;
  return {
    ...said,
    endpoint: gateway.endpoint,
    limit: gateway.timeout * 1000,
    certificate: own ?? ofStore,
    gateway: gateway.code,
    attempts: gateway.attempts,
  };
};

/** A document that the gateway has had already was taken the time before, when its answer was lost. */
const stateAfter = ({ outcome }: Answered, { tries, attempts }: Ready): 'W' | 'A' | 'R' | 'F' => {
  if (outcome === 'accepted' || (outcome === 'known' && tries > 0)) return 'A';
  if (outcome === 'again') return tries + 1 < attempts ? 'W' : 'F';
  return 'R';
};

/** Makes the next document that is due, and hands it to its gateway. Answers whether there was one. */
export const sendNextDocument = async ({ pool, config, warn, stopping }: Sending): Promise<boolean> => {
  const row = await withRole(pool, 'comanda_gate', {}, claim);
  if (!row) return false;
  const within = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
    withRole(pool, 'comanda_request', { companies: [row.idCompany] }, work);
  try {
    if (!row.isMade && !(await within((db) => makeDocument({ db, config }, row)))) return true;
    const ready = await within((db) => readyFor(db, config, row));
    if (!ready) return true;
    const begun = performance.now();
    const answered = await hand(officeOf(row.region), ready, outsideWith(config.fiscalHosts), stopping);
    const took = Math.round(performance.now() - begun);
    const state = stateAfter(answered, ready);
    await within((db) =>
      db
        .update(fiscalDocument)
        .set({
          state,
          said: answered.said,
          answered: sql`clock_timestamp()`,
          ...(state === 'W' && { due: sql`now() + make_interval(secs => ${pauseAfter(ready.tries + 1)})` }),
        })
        .where(ownOf(row)),
    );
    const { gateway, endpoint, company: code, store: shop, document, tries, xml } = ready;
    await noteRequest(pool, {
      gateway,
      endpoint,
      region: row.region,
      company: code,
      store: shop,
      document,
      attempt: tries + 1,
      took,
      bytes: Buffer.byteLength(xml),
      answered,
    });
  } catch (error) {
    warn(error, 'a document of a ticket was not made');
  }
  return true;
};
