import { fieldsOf, isOfPlatform } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { claimTable, detailTable, recordTable } from './naming.ts';

/** What each of the two roles may do with a table (docs/product.md §1.4, §5.1). */
interface Grants {
  readonly request?: string;
  readonly gate?: string;
}
const all = 'select, insert, update, delete';

/**
 * Tables that are not a company's working data. Everything else that carries a company is open to requests, within
 * the companies that they name, and closed to the gate.
 */
const special: Readonly<Record<string, Grants>> = {
  app_user: { gate: all },
  user_address: { gate: all },
  user_social: { gate: all },
  user_picture: { gate: all },
  login: { gate: all },
  login_token: { gate: all },
  sign_in_attempt: { gate: all },
  one_time_link: { gate: all },
  beginning: { gate: all },
  mail: { gate: all },
  subscription: { gate: all },
  push_device: { gate: all },
  push: { gate: all },
  provider_attempt: { gate: all },
  provider_offer: { gate: all },
  provider_link: { gate: all },
  role: { gate: all },
  role_permission: { gate: all },
  membership: { gate: all },
  // What was noted stays as it was noted.
  role_change: { gate: 'select, insert' },
  journal: { gate: 'select, insert' },
  device_licence: { gate: all },
  // Whoever is invited is not of the company yet.
  invitation: { gate: all },
  invitation_block: { gate: all },
  // Whoever takes a company over is not of it yet.
  ownership: { gate: all },
  transfer: { gate: all },
  transfer_business: { gate: all },
  // Whoever holds a key is not of the company that it opens.
  access_key: { gate: all },
  company: { request: all, gate: 'select' },
  language: { request: all, gate: 'select' },
  // A mail that is about a company names it as it has to be named.
  business_info: { request: all, gate: 'select' },
  store: { request: all, gate: 'select' },
  terminal: { request: all, gate: 'select, update' },
  // A guest who deletes their account is of no company.
  hub_order: { request: all, gate: 'select, update' },
  // Whoever works on imports finds the next one before anybody's company is known.
  import: { request: all, gate: 'select, update, delete' },
  // So does whoever works on backups.
  backup: { request: all, gate: 'select, update, delete' },
  // Whoever looks for what is due knows no company yet.
  planned_publication: { request: all, gate: 'select, update, delete' },
  // Whoever shows a credential or opens a socket is not known to be of a company yet.
  monitor: { request: all, gate: 'select' },
  monitor_sections: { request: all, gate: 'select' },
  section: { request: all, gate: 'select' },
  market_stall: { request: all, gate: 'select' },
  market_stall_monitors: { request: all, gate: 'select' },
  market_stall_sections: { request: all, gate: 'select' },
  kitchen_screen: { request: all, gate: 'select' },
  kitchen_cover: { request: all, gate: 'select' },
  kitchen_entry: { request: all, gate: 'select, delete' },
  idempotency: { request: all },
  // Whose rows they are is told by the caller.
  business_group: { request: all },
  daily_sale: { request: all },
  group_member: { request: all },
  favourite: { request: all },
  // Whoever holds a ticket shows its id, and no company.
  ticket: { request: all, gate: 'select' },
  invoice: { request: 'select, insert', gate: 'select' },
  // Who makes an invoice of one keeps others from it, and changes nothing.
  delivery_note: { request: 'select, insert, update' },
  // What was bought is taken back, and never changed.
  purchase: { request: 'select, insert, update' },
  purchase_line: { request: 'select, insert' },
  // What was paid by card stays, and is paid out once; whoever looks for what is due knows no company yet.
  card_payment: { request: 'select, insert, update', gate: 'select' },
  card_movement: { request: 'select, insert' },
  card_reader: { request: 'select, insert, update' },
  // Whoever sends documents of tickets finds the next one before anybody's company is known.
  fiscal_document: { request: 'select, insert, update', gate: 'select, update' },
  // What a gateway was asked is never written again.
  gateway_request: { request: 'select, insert, delete' },
  // Whoever looks at a wall shows its id, and no company.
  presentation: { request: 'select, insert, update', gate: 'select, update' },
  image: { request: 'select, insert', gate: 'select' },
  // A console asks for its texts, whoever sits before it.
  translate: { request: all, gate: 'select' },
};

// What is set is read once a statement, not for each row; the second cast makes it one value and not rows to look among.
const tenant = `id_company = any((select nullif(current_setting('app.companies', true), '')::uuid[])::uuid[])`;
const caller = `id_caller = (select nullif(current_setting('app.user', true), '')::uuid)`;

const policy = (table: string, name: string, role: string, condition: string): string[] => [
  `drop policy if exists ${name} on "${table}"`,
  `create policy ${name} on "${table}" to ${role} using (${condition}) with check (${condition})`,
];
/** Every company reads and refers to the platform's records; they are written where the platform is let through. */
const platformPolicies = (table: string): string[] =>
  [
    ['of_request', 'select', 'using (true)'],
    // A row is also locked by who refers to it, which is an update as far as policies go.
    ['of_request_update', 'update', `using (true) with check (${tenant})`],
    ['of_request_insert', 'insert', `with check (${tenant})`],
    ['of_request_delete', 'delete', `using (${tenant})`],
  ].flatMap(([name, verb, condition]) => [
    `drop policy if exists ${name} on "${table}"`,
    `create policy ${name} on "${table}" for ${verb} to comanda_request ${condition}`,
  ]);
const ofPlatform: ReadonlySet<string> = new Set(
  resources
    .filter(isOfPlatform)
    .flatMap((resource) => [
      recordTable(resource),
      ...fieldsOf(resource).flatMap(([name, { kind }]) =>
        kind === 'list' ? [detailTable(resource, name)] : [],
      ),
      ...(resource.claims ? [claimTable(resource)] : []),
    ]),
);

/**
 * Grants and row-level security of every table, as statements that may run again: forced also upon the owner, and
 * with the companies read once a statement. Without a context nothing matches.
 */
export const accessStatements = (schema: Readonly<Record<string, PgTable>>): string[] => [
  // A view that shows whoever asks what they may see of its table.
  'grant select on company_language to comanda_request, comanda_gate',
  'grant select on open_key to comanda_gate',
  ...Object.entries(schema).flatMap(([name, table]) => {
    const columns = new Set(Object.values(getTableColumns(table)).map((column) => column.name));
    const isTenant = columns.has('id_company');
    const { request, gate } = special[name] ?? (isTenant ? { request: all } : {});
    const condition = isTenant ? tenant : columns.has('id_caller') ? caller : 'true';
    return [
      `revoke all on "${name}" from public, comanda_request, comanda_gate`,
      ...(request ? [`grant ${request} on "${name}" to comanda_request`] : []),
      ...(gate ? [`grant ${gate} on "${name}" to comanda_gate`] : []),
      `alter table "${name}" enable row level security`,
      `alter table "${name}" force row level security`,
      ...(ofPlatform.has(name)
        ? platformPolicies(name)
        : policy(name, 'of_request', 'comanda_request', condition)),
      ...policy(name, 'of_gate', 'comanda_gate', 'true'),
    ];
  }),
];
