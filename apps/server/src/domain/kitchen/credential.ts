import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import { sql, type SQL } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { kitchenEntry, kitchenScreen } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import type { Screen } from '../../core/caller.ts';
import { hashOf, isOpaqueToken, notOurToken, sessionExpired } from '../session/tokens.ts';
import { monitor, ownSections } from './standing.ts';

type Row = Omit<Screen, 'kind' | 'mover' | 'mayHandOn'> & {
  kind: MonitorKind;
  sections: string[];
  skipStart: 'S' | 'N';
  discard: 'S' | 'N';
  transfer: 'S' | 'N';
  isOne: boolean;
};
/** A screen with its monitor; `isOne` when neither it nor the monitor nor the shop has ended. */
const columns: SQL = sql`screen.id as "idScreen", screen.id_company as "idCompany", screen.id_monitor as "idMonitor",
  shown.id_store as "idStore", shown.kind, ${ownSections} as sections, shown.skip_start as "skipStart", shown.discard,
  shown.transfer,
  screen.ended is null and shown.status = 'A' and shop.status = 'A' as "isOne"`;
const itsMonitor: SQL = sql`
  join ${monitor} shown on shown.id_company = screen.id_company and shown.id = screen.id_monitor
  join ${store} shop on shop.id_company = shown.id_company and shop.id = shown.id_store`;

const screenOf = ({
  kind,
  sections,
  skipStart,
  discard,
  transfer,
  isOne: _isOne,
  ...screen
}: Row): Screen => ({
  ...screen,
  kind: 'screen',
  mayHandOn: transfer === 'S',
  mover: { kind, sections, skipsStart: skipStart === 'S', mayDiscard: discard === 'S' },
});

/** The screen behind a credential; 511 when it has ended, 401 for anything else. Runs as `comanda_gate`. */
export const screenBehind = async (db: Database, credential: string): Promise<Screen> => {
  if (!isOpaqueToken(credential)) throw notOurToken();
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select ${columns} from ${kitchenScreen} screen ${itsMonitor} where screen.hash = ${hashOf(credential)}`,
  );
  const [row] = rows;
  if (!row) throw notOurToken();
  if (!row.isOne) throw sessionExpired();
  return screenOf(row);
};

/** Whose ticket it is: used up by asking, and nobody's when it is older than 30 s. Runs as `comanda_gate`. */
export const redeem = async (db: Database, ticket: string): Promise<Screen | undefined> => {
  if (!isOpaqueToken(ticket)) return undefined;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with used as (
      delete from ${kitchenEntry} entry where entry.hash = ${hashOf(ticket)}
      returning entry.id_company, entry.id_screen, entry.created)
    select ${columns} from used
    join ${kitchenScreen} screen on screen.id_company = used.id_company and screen.id = used.id_screen ${itsMonitor}
    where used.created > now() - interval '30 seconds'`);
  const [row] = rows;
  return row?.isOne ? screenOf(row) : undefined;
};
