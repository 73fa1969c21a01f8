import type { FiscalLack } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { openWith } from '../../core/seal.ts';
import { store } from '../../db/schema/business.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { addressOf, identifierOf, type Issued } from './codes.ts';
import { factsOf } from './facts.ts';
import { provinceOf } from './provinces.ts';
import type { CertificateFile, Signer } from './signing.ts';
import { type Link, ticketBai, written } from './ticketBai.ts';

/** The release that documents name. */
const version = '1.0';
/** Signs of a signature that the next document of its chain names. */
const linked = 100;

/** The gateway of a region that is in force today. */
interface Gateway {
  readonly id: string;
  readonly code: string;
  readonly endpoint: string;
  /** Seconds. */
  readonly timeout: number;
  readonly attempts: number;
  readonly sealed: string | null;
}
export const gatewayOf = async (db: Database, region: string): Promise<Gateway | undefined> => {
  const { rows } = await db.execute<Gateway & Record<string, unknown>>(sql`
    select gateway.id, gateway.code, gateway.endpoint, gateway.timeout, gateway.attempts,
      gateway.certificate_sealed as sealed
    from ${resourceTable('fiscalGateway')} gateway
    where gateway.region = ${region} and gateway.type = '2' and gateway.status = 'A'
      and coalesce(gateway."from" <= current_date, true) and coalesce(gateway.until >= current_date, true)
    order by gateway."order", gateway.code limit 1`);
  return rows[0];
};

const isFile = (value: unknown): value is CertificateFile =>
  typeof value === 'object' && value !== null && 'content' in value && typeof value.content === 'string';
/** Opens the file of a certificate that was sealed beside a record. */
export const openFileOf = (
  { secret }: Pick<Config, 'secret'>,
  sealed: string,
  place: { readonly entity: 'STR' | 'FGW'; readonly idCompany: string; readonly id: string },
): CertificateFile => {
  const file: unknown = JSON.parse(openWith([secret])(sealed, { ...place, field: 'certificate' }));
  if (!isFile(file)) throw new Error('What was sealed is no certificate.');
  return file;
};

/** Deriving the key that opens a file takes its time: a server does it once for each file. */
const signers = new Map<string, Promise<Signer>>();
const most = 100;
const signerOf = (sealed: string, open: () => CertificateFile): Promise<Signer> => {
  const known = signers.get(sealed);
  if (known) return known;
  const opening = import('./signing.ts').then(({ openSigner }) => openSigner(open()));
  signers.set(sealed, opening);
  // What could not be opened is tried again.
  opening.catch(() => signers.delete(sealed));
  const [oldest] = signers.keys();
  if (signers.size > most && oldest !== undefined) signers.delete(oldest);
  return opening;
};

interface Making {
  readonly db: Database;
  readonly config: Config;
}
type Row = Pick<typeof fiscalDocument.$inferSelect, 'id' | 'idCompany' | 'idStore' | 'idTicket' | 'region'>;

/** The last of a chain; who makes the next one keeps others of the store from it until theirs is written. */
const lastOf = async (
  db: Database,
  { idCompany, idStore }: Row,
  taxNumber: string,
): Promise<(Link & { readonly place: number }) | undefined> => {
  await db.execute(sql`
    select 1 from ${store} where id_company = ${idCompany} and id = ${idStore} for no key update`);
  const { rows } = await db.execute<Link & { place: number } & Record<string, unknown>>(sql`
    select place, series, number, issued, signature from ${fiscalDocument}
    where id_company = ${idCompany} and id_store = ${idStore} and tax_number = ${taxNumber} and place is not null
    order by place desc limit 1`);
  return rows[0];
};

const certificateOf = async (
  { db, config }: Making,
  { idCompany, idStore }: Row,
): Promise<Signer | undefined> => {
  const { rows } = await db.execute<{ sealed: string | null }>(sql`
    select certificate_sealed as sealed from ${store} where id_company = ${idCompany} and id = ${idStore}`);
  const sealed = rows[0]?.sealed;
  if (!sealed) return undefined;
  const signer = await signerOf(sealed, () =>
    openFileOf(config, sealed, { entity: 'STR', idCompany, id: idStore }),
  );
  return new Date(signer.certificate.validTo) < new Date() ? undefined : signer;
};

/**
 * Makes the document of a ticket: signed, and linked to the last one of its store (docs/product.md §20.14). One that lacks
 * something is left as it is, and says what. Answers whether it can be sent.
 */
export const makeDocument = async (making: Making, row: Row): Promise<boolean> => {
  const { db, config } = making;
  const own = and(eq(fiscalDocument.idCompany, row.idCompany), eq(fiscalDocument.id, row.id));
  const province = provinceOf(row.region);
  const { facts, lacks } = await factsOf(making, { ...row, province: province.name });
  const signer = await certificateOf(making, row);
  const { ticketBai: software } = config;
  const gateway = await gatewayOf(db, row.region);
  const missing: readonly FiscalLack[] = [
    ...(signer ? [] : ['certificate' as const]),
    ...(gateway ? [] : ['gateway' as const]),
    ...(software ? [] : ['software' as const]),
    ...lacks,
  ];
  if (!signer || !software || missing.length > 0) {
    await db
      .update(fiscalDocument)
      .set({ state: 'L', lacks: [...missing] })
      .where(own);
    return false;
  }
  const { taxNumber } = facts.issuer;
  const before = await lastOf(db, row, taxNumber);
  const { signedBy } = await import('./signing.ts');
  const { xml, value } = await signedBy(signer, ticketBai(facts, before, { ...software, version }), province);
  const said: Issued = {
    taxNumber,
    issued: facts.issued,
    series: facts.series,
    number: facts.number,
    total: written(facts.total),
  };
  const identifier = identifierOf(said, value);
  await db
    .update(fiscalDocument)
    .set({
      lacks: [],
      taxNumber,
      place: (before?.place ?? 0) + 1,
      series: said.series,
      number: said.number,
      issued: said.issued,
      identifier,
      qr: addressOf(province.lookUp, said, identifier),
      signature: value.slice(0, linked),
      xml,
      made: sql`clock_timestamp()`,
    })
    .where(own);
  return true;
};
