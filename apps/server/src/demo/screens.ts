import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { kitchenScreen } from '../db/schema/kitchen.ts';
import { enrol } from '../domain/kitchen/index.ts';
import type { Work } from '../core/work.ts';
import { writeSecrets } from './secrets.ts';

type Place = Pick<Config, 'dataDirectory'>;
/** Where the simulator finds the credentials of its cooks' screens. */
export const screensFile = ({ dataDirectory }: Place): string => join(dataDirectory, 'demo-screens.json');
export const hasScreens = (place: Place): boolean => existsSync(screensFile(place));

/** What the screens of simulated cooks are called. */
const colleague = 'Compañero simulado';

export interface CookScreen {
  readonly name: string;
  readonly idMonitor: string;
  readonly credential: string;
}

/** A screen for a simulated cook at each monitor of a company, in place of those that earlier ones had. */
export const enrolCooks = async (work: Work, idCompany: string): Promise<readonly CookScreen[]> => {
  await work.db.execute(sql`
    update ${kitchenScreen} set ended = now()
    where id_company = ${idCompany} and name = ${colleague} and ended is null`);
  const { rows } = await work.db.execute<{ id: string; name: string }>(sql`
    select shown.id, business.code || ' ' || shown.code as name
    from monitor shown join company business on business.id_company = shown.id_company
    where shown.id_company = ${idCompany} and shown.status = 'A'
      -- A chef looks at what the cooks of the sections do.
      and shown.kind <> 'FULLORDER' order by shown."order"`);
  const screens: CookScreen[] = [];
  for (const { id, name } of rows) {
    const { credential } = await enrol(work, id, colleague);
    screens.push({ name, idMonitor: id, credential });
  }
  return screens;
};
/** Writes the credentials down: the database keeps only their hashes. */
export const writeScreens = (place: Place, screens: readonly CookScreen[]): Promise<void> =>
  writeSecrets(screensFile(place), screens);
