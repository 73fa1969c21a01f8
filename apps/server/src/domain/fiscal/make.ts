import type { FiscalLack } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import { openWith } from '../../core/seal.ts';
import { store } from '../../db/schema/business.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import type { DocumentRow, Making } from './office.ts';
import { officeOf } from './offices.ts';
import type { CertificateFile, Signer } from './signing.ts';

/** Seconds until a document is tried again that names one which is about to be made. */
const patience = 30;

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
    where gateway.region = ${region} and gateway.type = ${officeOf(region).gateways} and gateway.status = 'A'
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

const certificateOf = async (
  { db, config }: Making,
  { idCompany, idStore }: DocumentRow,
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
 * Makes the document of a ticket as its tax office wants it (docs/product.md §20.14). One that lacks something is left as it
 * is, and says what. Who makes one keeps others of the store from it until theirs is written. Answers whether it can be sent.
 */
export const makeDocument = async (making: Making, row: DocumentRow): Promise<boolean> => {
  const { db } = making;
  const own = and(eq(fiscalDocument.idCompany, row.idCompany), eq(fiscalDocument.id, row.id));
  const keep = (values: PgUpdateSetSource<typeof fiscalDocument>) =>
    db.update(fiscalDocument).set(values).where(own);
  await db.execute(sql`
    select 1 from ${store} where id_company = ${row.idCompany} and id = ${row.idStore} for no key update`);
  const signer = await certificateOf(making, row);
  const gateway = await gatewayOf(db, row.region);
  const { lacks, waits, issue } = await officeOf(row.region).prepare(making, row);
  const missing: readonly FiscalLack[] = [
    ...(signer ? [] : ['certificate' as const]),
    ...(gateway ? [] : ['gateway' as const]),
    ...lacks,
  ];
  if (!signer || missing.length > 0) {
    await keep({ state: 'L', lacks: [...missing] });
    return false;
  }
  if (waits) {
    await keep({ due: sql`now() + make_interval(secs => ${patience})` });
    return false;
  }
  await keep({ ...(await issue(signer)), lacks: [], made: sql`clock_timestamp()` });
  return true;
};
