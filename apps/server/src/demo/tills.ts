import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { deviceLicence } from '../db/schema/identity.ts';
import type { Database } from '../db/transaction.ts';
import { hashOf, opaqueToken } from '../domain/session/tokens.ts';
import { businesses } from './data/businesses.ts';
import { writeSecrets } from './secrets.ts';

type Place = Pick<Config, 'dataDirectory'>;
/** Where the simulator finds names and licences of the tills. */
export const licencesFile = ({ dataDirectory }: Place): string => join(dataDirectory, 'demo-tills.json');
export const hasLicences = (place: Place): boolean => existsSync(licencesFile(place));

/**
 * Gives every till of the demo businesses a new licence, and writes them down for the simulator: the database keeps
 * only their hashes. Runs as `comanda_gate`.
 */
export const issueLicences = async (db: Database, place: Place): Promise<void> => {
  const { rows } = await db.execute<{ idCompany: string; id: string; name: string }>(sql`
    select till.id_company as "idCompany", till.id,
      business.code || ' ' || shop.code || ' ' || till.name as name
    from terminal till
    join store shop on shop.id_company = till.id_company and shop.id = till.id_store
    join company business on business.id_company = till.id_company`);
  const issued = rows.map((row) => ({ ...row, license: opaqueToken() }));
  await db
    .insert(deviceLicence)
    .values(
      issued.map(({ idCompany, id, license }) => ({
        idCompany,
        idTerminal: id,
        hash: hashOf(license),
        status: 'A' as const,
      })),
    )
    .onConflictDoUpdate({
      target: [deviceLicence.idCompany, deviceLicence.idTerminal],
      set: { hash: sql`excluded.hash`, status: 'A' },
    });
  // In the order of the businesses: the tills of the first one have sold before anybody looks at its figures.
  const places = businesses.flatMap(({ code, stores }) =>
    stores.flatMap((shop) => shop.tills.map((till) => `${code} ${shop.code} ${till}`)),
  );
  await writeSecrets(
    licencesFile(place),
    issued
      .map(({ name, license }) => ({ name, license }))
      .toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name)),
  );
};
