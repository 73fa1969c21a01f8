import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accessKeys from './accessKey.ts';
import * as backups from './backup.ts';
import * as business from './business.ts';
import * as cards from './card.ts';
import * as company from './company.ts';
import * as dailySales from './dailySale.ts';
import * as deliveryNotes from './deliveryNote.ts';
import * as fiscal from './fiscal.ts';
import * as groups from './groups.ts';
import * as hub from './hub.ts';
import * as idempotency from './idempotency.ts';
import * as identity from './identity.ts';
import * as image from './image.ts';
import * as imports from './import.ts';
import * as invitations from './invitation.ts';
import * as invoices from './invoice.ts';
import * as journals from './journal.ts';
import * as kitchen from './kitchen.ts';
import * as live from './live.ts';
import * as mails from './mail.ts';
import * as presentations from './presentation.ts';
import * as purchases from './purchase.ts';
import { resourceTables } from './resources.ts';
import * as sales from './sales.ts';
import * as subscriptions from './subscription.ts';
import * as sync from './sync.ts';
import * as transfers from './transfer.ts';
import * as views from './views.ts';

const written = [
  company,
  business,
  identity,
  sync,
  transfers,
  accessKeys,
  journals,
  sales,
  invoices,
  deliveryNotes,
  purchases,
  fiscal,
  cards,
  presentations,
  dailySales,
  live,
  kitchen,
  hub,
  groups,
  idempotency,
  image,
  imports,
  backups,
  views,
  mails,
  invitations,
  subscriptions,
].flatMap((part) => Object.values(part).filter((value) => is(value, PgTable)));
/** Every table by its name, in the order of names: what migrations are made from. */
export const schema: Readonly<Record<string, PgTable>> = Object.fromEntries(
  [...written, ...resourceTables]
    .map((table): [string, PgTable] => [getTableName(table), table])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
