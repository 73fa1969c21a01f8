import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mover } from '@comanda/machines/kitchen/rules';
import { Pool } from 'pg';
import { startCluster } from '../../../apps/server/src/db/embedded/cluster.ts';
import { type Database, withRole } from '../../../apps/server/src/db/transaction.ts';
import { boardOf } from '../../../apps/server/src/domain/kitchen/board.ts';
import { bump } from '../../../apps/server/src/domain/kitchen/bump.ts';
import { clearShop } from '../../../apps/server/src/domain/kitchen/clear.ts';
import { holdKitchen } from '../../../apps/server/src/domain/kitchen/kept.ts';
import { standingOf } from '../../../apps/server/src/domain/kitchen/standing.ts';
import type { KeptTask } from '../../../apps/server/src/domain/kitchen/store.ts';
import { uploadOrder } from '../../../apps/server/src/domain/kitchen/upload.ts';
import type { Work } from '../../../apps/server/src/core/work.ts';
import { kitchenAfter } from '../../../apps/server/src/live/stream.ts';
import { signIn } from '../../support/caller.ts';
import { createDatabase } from '../../support/cluster.ts';
import { makeMonitor, makeSection } from '../../support/kitchen.ts';
import { startServer } from '../../support/server.ts';
import type { Platform, TillOrder } from './platform.ts';
import type { OpenPlatform } from './world.ts';

/** A shop of the demo with sections and monitors of its own; the histories follow each other in it. */
interface Shop {
  readonly pool: Pool;
  readonly idCompany: string;
  readonly idStore: string;
  readonly idTerminal: string;
  readonly sections: readonly string[];
  /** A product for each section, in their order. */
  readonly products: readonly string[];
  readonly monitors: readonly string[];
}

const makeShop = async (origin: string, pool: Pool): Promise<Shop> => {
  const owner = await signIn(origin, 'owner');
  const { rows } = await pool.query<Pick<Shop, 'idCompany' | 'idStore' | 'idTerminal'>>(
    `select till.id_company as "idCompany", till.id_store as "idStore", till.id as "idTerminal"
     from terminal till join company on company.id_company = till.id_company where company.code = 'ENCINA' limit 1`,
  );
  const [till] = rows;
  if (!till) throw new Error('The demo has no till');
  const { idCompany, idStore } = till;
  await pool.query(`update section set status = 'I', takes_rest = 'N'`);
  const { rows: sold } = await pool.query<{ id: string; department: string }>(
    `select distinct on (id_department) id, id_department as department from product
     where id_company = $1 and id_area is null and id_department is not null and status = 'A' limit 3`,
    [idCompany],
  );
  const sections: string[] = [];
  for (const [index, { department }] of sold.entries()) {
    const made = await makeSection(owner, idCompany, {
      takesRest: index === 0 ? 'S' : 'N',
      departments: [{ idDepartment: department }],
    });
    sections.push(made.id);
  }
  const monitors: string[] = [];
  for (let index = 0; index < 4; index += 1)
    monitors.push((await makeMonitor(owner, idCompany, idStore, sections, { discard: 'S' })).id);
  return { pool, ...till, sections, products: sold.map(({ id }) => id), monitors };
};

/** What earlier histories have left. */
const empty = async ({ pool, idStore, sections, monitors }: Shop): Promise<void> => {
  await pool.query(
    'truncate kitchen_acknowledged, kitchen_applied, kitchen_operation, kitchen_install, kitchen_event, kitchen_task, kitchen_line, fired_order, kitchen_head cascade',
  );
  await pool.query(
    'insert into kitchen_head (id_company, id_store) select id_company, id from store where id = $1',
    [idStore],
  );
  for (const monitor of monitors) await arrange(pool, monitor, sections, true);
};
const arrange = async (
  pool: Pool,
  monitor: string,
  sections: readonly string[],
  mayDiscard: boolean,
): Promise<void> => {
  await pool.query('delete from monitor_sections where id_owner = $1', [monitor]);
  await pool.query(
    `insert into monitor_sections (id_company, id_owner, position, id_section)
     select shown.id_company, shown.id, part.position - 1, part.id from monitor shown,
       unnest($2::uuid[]) with ordinality as part (id, position) where shown.id = $1`,
    [monitor, sections],
  );
  await pool.query('update monitor set discard = $2, version = version + 1 where id = $1', [
    monitor,
    mayDiscard ? 'S' : 'N',
  ]);
};

const platformIn =
  (shop: Shop): OpenPlatform =>
  async (_, ledger, wanted) => {
    const { pool, idCompany, idStore, idTerminal, sections, products } = shop;
    await empty(shop);
    const monitors = shop.monitors.slice(0, wanted.length);
    const shown = new Map<string, ReturnType<Platform['settingsOf']>>(
      monitors.map((id) => [id, { own: sections, discard: true }]),
    );
    const settingsOf = (monitor: string) => shown.get(monitor) ?? { own: [], discard: false };
    const inShop = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
      withRole(pool, 'comanda_request', { companies: [idCompany] }, work);

    const tasks = async (): Promise<readonly KeptTask[]> => {
      const { rows } = await pool.query<KeptTask>(
        `select id, id_order as "order", id_line as line, id_section as section, status, epoch, rev,
         is_held as "isHeld", times, is_rush as "isRush" from kitchen_task where id_store = $1`,
        [idStore],
      );
      return rows;
    };
    const sentOf = ({ number, revision, lines }: TillOrder) => ({
      number,
      revision,
      at: new Date().toISOString(),
      serviceKind: '00' as const,
      emitter: 'POS' as const,
      place: '',
      guests: 0,
      note: '',
      lines: lines.map(({ number: line, section, isVoided }) => ({
        number: line,
        idProduct: products[sections.indexOf(section)] ?? null,
        name: `line ${line}`,
        quantity: '1',
        modifiers: [],
        note: '',
        idKitchenOrder: null,
        isVoided,
      })),
    });

    const platform: Platform = {
      idStore,
      sections,
      monitors,
      upload: async (order) => {
        const caller = { kind: 'till' as const, idCompany, idStore, idTerminal };
        // What a till's order asks of its work.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        await inShop((db) => uploadOrder({ db, caller } as Work, sentOf(order)));
        ledger.compare(await tasks(), Date.now());
      },
      line: async (monitor, install, ops) => {
        const { own, discard } = settingsOf(monitor);
        const mover: Mover = {
          kind: 'REGULAR',
          sections: own,
          skipsStart: false,
          mayDiscard: discard,
          handsTo: sections,
        };
        const asking = { monitor, install, mover };
        const { answer, at } = await inShop(async (db) => {
          const kitchen = await holdKitchen(db, { idCompany, idStore });
          const done = await bump(ledger.watch(kitchen, mover), asking, ops);
          return { answer: done.answer, at: kitchen.at };
        });
        if ('answers' in answer) ledger.told(answer.answers, mover, at);
        return answer;
      },
      board: (idMonitor, since) => inShop((db) => boardOf(db, { idCompany, idMonitor }, since)),
      stand: (idMonitor, of) => inShop((db) => standingOf(db, { idCompany, idMonitor }, of)),
      after: (from) => kitchenAfter(pool, { idCompany, idStore }, from),
      forget: async (kept) => {
        await pool.query(
          `delete from kitchen_event event using kitchen_head head
           where head.id_store = event.id_store and event.id_store = $1 and event.seq <= head.seq - $2`,
          [idStore, kept],
        );
      },
      clear: async (after) => {
        await inShop((db) => clearShop(db, { idCompany, idStore }, after, false));
        ledger.compare(await tasks(), Date.now(), 'clear');
      },
      tasks,
      rearrange: async (monitor, own, mayDiscard) => {
        await arrange(pool, monitor, own, mayDiscard);
        shown.set(monitor, { own, discard: mayDiscard });
      },
      settingsOf,
    };
    return platform;
  };

/** A PostgreSQL of its own with a shop in it, for the histories of one process; answers what ends it, too. */
export const openPostgres = async (): Promise<{
  readonly platform: OpenPlatform;
  readonly close: () => Promise<void>;
}> => {
  const directory = mkdtempSync(join(tmpdir(), 'comanda-histories-'));
  // As root the database runs as another user, who has to get through.
  chmodSync(directory, 0o711);
  const cluster = await startCluster(directory);
  await createDatabase({ url: cluster.url('{name}') }, 'histories');
  const databaseUrl = cluster.url('histories');
  const server = await startServer({ dataDirectory: join(directory, 'server'), databaseUrl });
  // Nobody pulls the plug of this one: it need not wait for the medium.
  const pool = new Pool({ connectionString: databaseUrl, max: 2, options: '-c synchronous_commit=off' });
  pool.on('error', () => undefined);
  const shop = await makeShop(server.origin, pool).finally(() => server.stop());
  return {
    platform: platformIn(shop),
    close: async () => {
      await pool.end();
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
