import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AnyCall,
  bulkCalls,
  businessCalls,
  type Closing,
  connectionCalls,
  type DeliveryNote,
  deliveryNoteCalls,
  deviceCalls,
  mainMenu,
  peopleCalls,
  profileCalls,
  signedInCalls,
  enrolmentCalls,
  exportCalls,
  groupCalls,
  hubOrderCalls,
  importCalls,
  invoiceCalls,
  dailySaleCalls,
  presentationCalls,
  purchaseCalls,
  importInto,
  fileCalls,
  hasFiles,
  type Import,
  resourceCalls,
  type Role,
  roleCalls,
  syncCalls,
  terminalCalls,
  type Ticket,
  transferCalls,
  type View,
  viewCalls,
} from '@comanda/api/calls';
import { fieldsOf, isOfPlatform, platformLanguages, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { demoCertificate } from '../../apps/server/src/demo/data/certificate.ts';
import { type Account, accounts, brand, password } from '../support/accounts.ts';
import { type Caller, callerOf, signIn } from '../support/caller.ts';
import { hubOrderOf } from '../support/hub.ts';
import { enrolScreen, orderOf, type TestScreen } from '../support/kitchen.ts';
import { linkFor } from '../support/mails.ts';
import { delivered, ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { comeBack, offeredBy, providerId } from '../support/providerSignIn.ts';
import type { TestPlatform } from '../support/usePlatform.ts';
import { nobodyPushes } from '../support/server.ts';
import { type Data, type Refer, sampleOf } from './fixtures.ts';

/** A request as it goes out: who makes it, with which parameters and data. */
/** An hour that a publication may wait for. */
const planAt = (): string => `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T04:00`;

export interface Asked {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly files?: Readonly<Record<string, Blob>>;
}
/** What a request sends: JSON, or the parts of a call that brings files. */
export const bodyOf = ({ data, files }: Pick<Asked, 'data' | 'files'>): FormData | string => {
  if (!files) return JSON.stringify({ data });
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
};
/** A demo business as its owner sees it: what sound requests are made of. */
export interface Business {
  readonly owner: Caller;
  /** Who writes the records of an area: the owner, or an operator where they are the platform's. */
  readonly authorOf: (resource: Resource) => Caller;
  readonly idUser: string;
  readonly email: string;
  readonly idCompany: string;
  readonly idStores: readonly string[];
  /** A sound record of a resource, without being stored. */
  readonly sample: (resource: Resource, over?: Data) => Promise<Data & { idCompany: string }>;
  readonly create: (resource: Resource, over?: Data) => Promise<Data & { id: string; version: number }>;
  /** Pending changes, made for the asking. */
  readonly trackers: (count: number) => Promise<readonly string[]>;
  /** A publication of one change to the first store. */
  readonly commit: () => Promise<string>;
  readonly tickets: () => Promise<TestTill>;
  readonly ticket: () => Promise<{ readonly id: string }>;
  /** A screen of a monitor in the shop of the till that sells, made once. */
  readonly screen: () => Promise<TestScreen>;
  /** A sound request of any call of the contract, made anew: what it would use up is there for it alone. */
  readonly request: (call: AnyCall, over?: Data) => Promise<Asked>;
}
interface Place {
  readonly account: Account;
  readonly company: string;
  /** Names of two demo tills: one sells, the other closes. */
  readonly tills: readonly [string, string];
}
export const places = {
  home: {
    account: 'owner',
    company: 'ENCINA',
    tills: ['ENCINA LPA Terraza', 'ENCINA MAD Barra'],
  },
  foreign: { account: 'foreign', company: 'ISTMO', tills: ['ISTMO', 'ISTMO'] },
} as const satisfies Record<string, Place>;

const byCode = new Map(resources.map((resource) => [resource.code, resource]));
const callsByName = new Map(
  resources.flatMap((resource) =>
    Object.entries<AnyCall>({
      ...resourceCalls(resource),
      ...bulkCalls(resource),
      ...exportCalls(resource),
      import: importInto(resource),
      ...(hasFiles(resource) && fileCalls(resource)),
    }).map(([verb, call]) => [call.name, { resource, verb }] as const),
  ),
);
/** What would end the account or the company that is asked with: sent with another password, and another name. */
export const endsAll: ReadonlySet<string> = new Set(['user.close', 'company.remove']);
export const resourceOf = (call: AnyCall): Resource | undefined => callsByName.get(call.name)?.resource;

let serial = 0;
const next = (): number => (serial += 1);

/** A sheet of one tax without a value: read, tried, and never of the code or at the place of another record. */
const sheet = new Blob(['code,names.es-ES,value,order\nIMPORTADO,Importado,,900000\n']);

/** A picture of one pixel, as a text and as a file. */
const writtenOut =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const onePixel = new Blob([Buffer.from(writtenOut.split(',')[1] ?? '', 'base64')]);

const isRunning = ({ state }: { readonly state: string }): boolean =>
  ['reading', 'judging', 'storing', 'undoing'].includes(state);
/** An import once nothing is done about it any more. */
export const restedImport = async (caller: Caller, id: string): Promise<Import> => {
  for (;;) {
    const { data: job } = await caller.call(importCalls.get, { params: { id } });
    if (!isRunning(job)) return job;
    await pause(20);
  }
};
/** Imports and backups that others have begun work by themselves: what is looked at next must not move. */
const noImportRuns = async ({ pool }: TestPlatform): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from import where state in ('reading', 'judging', 'storing', 'undoing') or worker is not null
        union all select 1 from backup where state in ('making', 'judging', 'restoring') limit 1`,
    );
    if (rows.length === 0) return;
    await pause(20);
  }
};

/** A till by the beginning of its name. */
const openTill = (platform: TestPlatform, start: string, nth: number): Promise<TestTill> => {
  const names = platform.licences.map(({ name }) => name).filter((name) => name.startsWith(start));
  return tillOf(platform, names[nth % names.length] ?? start);
};

/** A ticket with a number, under the taxes that its till has. */
const soldBy = async (till: TestTill, number: number) => {
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const rate = ratesIn(taxes)[0] ?? '';
  return {
    ...ticketOf(number, pulled.number, taxes, [{ unitPrice: 1210, taxes: [rate] }]),
    currency: till.signed.currency,
  };
};

/** The same paid by a card that a reader took. */
const paidByCard = (sold: Ticket): Ticket => ({
  ...sold,
  payments: sold.payments.map((payment) => ({
    ...payment,
    kind: 'T',
    card: { brand: 'VISA', kind: 'DBT', origin: 'NAT', reader: 'TV-1', model: 'DAT-C1' },
  })),
});

export const openBusiness = async (platform: TestPlatform, place: Place): Promise<Business> => {
  const { account, company, tills } = place;
  const owner = await platform.as(account);
  const operator = await platform.as('operator');
  const authorOf = (resource: Resource): Caller => (isOfPlatform(resource) ? operator : owner);
  const idCompany = await platform.company(company);
  const { data: user } = await owner.call(peopleCalls.logged);
  const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  const idStores = stores.map(({ id }) => id);
  const { data: described } = await owner.call(businessCalls.company, { params: { id: idCompany } });
  const languages = described.languages.filter(({ isDefault }) => isDefault).map(({ iso }) => iso);
  // Of a business of one language, texts are translated into the language that they are in.
  const from = languages[0] ?? '';
  const to = described.languages.find(({ iso }) => iso !== from)?.iso ?? from;
  const began = new Date().toISOString();
  /** Records that were there before: what is made later somebody may delete again. */
  const activeOf = async (resource: Resource): Promise<readonly Data[]> => {
    const { data } = await authorOf(resource).call(resourceCalls(resource).list, {
      data: {
        idCompany,
        limit: 100,
        whereExtra: { field: 'status', operator: 'eq', value: 'A' },
        order: 'order ASC',
      },
    });
    return data.elements
      .filter(({ created }) => typeof created === 'string' && created < began)
      .map((row) => ({ ...row }));
  };
  const known = new Map<string, Promise<readonly Data[]>>();

  const refer: Refer = async (code, only, nth) => {
    const target = byCode.get(code);
    if (!target) throw new Error(`There is no resource ${code}.`);
    const rows = known.get(code) ?? activeOf(target);
    known.set(code, rows);
    const fitting = (await rows).filter((row) =>
      Object.entries(only ?? {}).every(([field, values]) => values.includes(String(row[field]))),
    );
    // Details of one record refer to different ones.
    const found = fitting[nth % Math.max(2, fitting.length)];
    const fit = Object.fromEntries(Object.entries(only ?? {}).map(([field, [first]]) => [field, first]));
    return found ? String(found['id']) : (await create(target, fit)).id;
  };
  const sample = async (resource: Resource, over: Data = {}): Promise<Data & { idCompany: string }> => ({
    ...(await sampleOf(
      resource,
      next(),
      refer,
      isOfPlatform(resource) ? platformLanguages.slice(0, 1) : languages,
      over,
    )),
    idCompany,
  });
  /** A record of an area in which nobody makes any. */
  const standing = async (resource: Resource): Promise<Data & { id: string; version: number }> => {
    const { list: all, get } = resourceCalls(resource);
    const caller = authorOf(resource);
    const { data: page } = await caller.call(all, { data: { idCompany, limit: 10 } });
    const id = page.elements.flatMap((row) => (typeof row.id === 'string' ? [row.id] : []))[0] ?? '';
    const { data } = await caller.call(get, { params: { id } });
    return { ...data };
  };
  const create = async (
    resource: Resource,
    over: Data = {},
  ): Promise<Data & { id: string; version: number }> => {
    if (resource.page !== undefined) return { ...(await standing(resource)), ...over };
    const { data } = await authorOf(resource).call(resourceCalls(resource).create, {
      data: await sample(resource, over),
    });
    return { ...data };
  };
  const tax = byCode.get('TAX');
  if (!tax) throw new Error('There are no taxes.');
  const trackers = async (count: number): Promise<readonly string[]> => {
    for (let made = 0; made < count; made += 1) await create(tax);
    const { data } = await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 10 } });
    return data.elements.slice(0, count).map(({ id }) => id);
  };
  const commit = async (): Promise<string> => {
    const { data } = await owner.call(syncCalls.publish, {
      data: { idCompany, idStores: idStores.slice(0, 1), idTrackers: [...(await trackers(1))] },
    });
    return data[0]?.id ?? '';
  };

  const planned = async (): Promise<string> => {
    const { data } = await owner.call(syncCalls.plan, {
      data: { idCompany, idStores: idStores.slice(0, 1), at: planAt() },
    });
    return data[0]?.id ?? '';
  };

  let lastTicket = 0;
  let selling: Promise<TestTill> | undefined;
  const tickets = (): Promise<TestTill> => (selling ??= openTill(platform, tills[0], 0));
  const ticket = async (): Promise<{ readonly id: string }> => {
    const till = await tickets();
    const { data } = await till.call(deviceCalls.ticket, { data: await soldBy(till, (lastTicket += 1)) });
    return data;
  };
  let lastNote = 0;
  /** A delivery note of a sale, as a till that delivers says it. */
  const noted = async (): Promise<DeliveryNote> => {
    const { signed } = await tickets();
    const pulled = await (await tickets()).pull(0);
    const sold = await soldBy(await tickets(), 1);
    const customer = pulled.changes.find(({ entity, record }) => entity === 'CST' && record !== null);
    lastNote = Math.max(lastNote, signed.lastDeliveryNote) + 1;
    return delivered({ ...sold, number: lastNote }, customer?.id ?? '');
  };
  const note = async (): Promise<string> => {
    const { data } = await (await tickets()).call(deliveryNoteCalls.upload, { data: await noted() });
    return data.id;
  };
  const invoicedTo = {
    name: 'Talleres Ferrer, S.L.',
    documentKind: 'NIF',
    taxNumber: 'B84235712',
    street: 'Calle de la Cruz 8',
    zip: '28012',
    city: 'Madrid',
    country: 'ES',
  } as const;
  /** An invoice of a ticket of its own. */
  const invoiced = async (): Promise<string> => {
    const { data } = await owner.call(invoiceCalls.make, {
      data: { ids: [(await ticket()).id], buyer: invoicedTo },
    });
    return data.id;
  };
  /** A ticket with a document for its tax office. */
  const reported = async (): Promise<string> => {
    const { id } = await ticket();
    await platform.pool.query(
      `insert into fiscal_document (id_company, id, id_store, id_ticket, region, state, identifier, xml)
        select id_company, gen_random_uuid(), id_store, id, 'SP-TBA', 'A', 'TBAI-A', '<T/>' from ticket where id = $1
        on conflict (id_company, id_ticket) where is_current
        do update set state = excluded.state, identifier = excluded.identifier, xml = excluded.xml`,
      [id],
    );
    return id;
  };
  /** What a purchase of a document of its own says. */
  const bought = async () => ({
    idCompany,
    idStore: idStores[0] ?? '',
    idSupplier: await refer('SPL', undefined, 0),
    document: `A-${next()}`,
    day: '2026-11-20',
    lines: [
      {
        idProduct: await refer('ART', undefined, 0),
        name: 'Bottles',
        quantity: '12',
        price: '0.815',
        idTax: await refer('TAX', { kind: ['N'] }, 0),
      },
    ],
  });
  const purchased = async (): Promise<string> => {
    const { data } = await owner.call(purchaseCalls.make, { data: await bought() });
    return data.id;
  };
  /** A wall display of its own. */
  const presented = async (): Promise<{ readonly id: string; readonly block: string }> => {
    const { data } = await owner.call(presentationCalls.make, {
      data: { idStores: [...idStores], page: 'todaysales', name: `Wall ${next()}` },
    });
    return data;
  };
  let wayIn: Promise<{ readonly id: string }> | undefined;
  /** An order from outside as a till brings it, by a service that was made for such orders. */
  const fromOutside = async () => {
    const [service] = [byCode.get('HSS')];
    if (!service) throw new Error('There is no ordering hub.');
    const { idStore, currency } = (await tickets()).signed;
    const { id } = await (wayIn ??= create(service, { idStore, acceptance: 'M', minimum: null }));
    return { ...hubOrderOf(id, `W-${next()}`), currency };
  };
  const guestOrder = async (): Promise<string> => {
    const { data } = await (await tickets()).call(hubOrderCalls.upload, { data: await fromOutside() });
    return data.id;
  };
  let lastOrder = 0;
  const openScreen = async (): Promise<TestScreen> => {
    const [section, monitor] = [byCode.get('KSC'), byCode.get('KMN')];
    if (!section || !monitor) throw new Error('There is no kitchen.');
    const { idStore } = (await tickets()).signed;
    const idSection = (await create(section)).id;
    return enrolScreen(platform, owner, (await create(monitor, { idStore, sections: [{ idSection }] })).id);
  };
  let shown: Promise<TestScreen> | undefined;
  const screen = (): Promise<TestScreen> => (shown ??= openScreen());
  const byScreen = async (data?: unknown): Promise<Asked> => ({ caller: await screen(), params: {}, data });
  const unknownTask = '0190d6c0-0000-7000-8000-0000000057a5';
  const boardAsked = async (): Promise<Asked> => byScreen({ idMonitor: (await screen()).idMonitor });
  const startOfUnknown = async () => {
    const { idMonitor, install, move } = await screen();
    const task = {
      id: unknownTask,
      line: '',
      section: '',
      isHeld: false,
      times: {},
      moved: { at: 0, by: null },
    };
    return { idMonitor, install, op: move('START', [{ ...task, status: 'PND', epoch: 0, rev: 0 }]) };
  };
  const stepAsked = async (): Promise<Asked> => byScreen(await startOfUnknown());
  const closer: { lastZ: number; sold?: Ticket } = { lastZ: -1 };
  /** A closing of the one ticket that its till has sold since its last Z. */
  const closingOf = async (): Promise<Asked & { readonly data: Closing }> => {
    const till = await openTill(platform, tills[1], 1);
    const { lastTicket: before, lastZ, grandTotal, openFrom } = till.signed;
    const sold =
      closer.lastZ === lastZ && closer.sold !== undefined ? closer.sold : await soldBy(till, before + 1);
    Object.assign(closer, { lastZ, sold });
    await till.call(deviceCalls.ticket, { data: sold });
    const from = Math.max(Date.parse('2026-12-01T00:00:00.000Z'), Date.parse(openFrom));
    const data: Closing = {
      number: lastZ + 1,
      from: new Date(from).toISOString(),
      to: new Date(from + 1000).toISOString(),
      currency: sold.currency,
      firstTicket: sold.number,
      lastTicket: sold.number,
      tickets: 1,
      net: sold.net,
      total: sold.total,
      taxes: sold.taxes,
      payments: [{ kind: 'C', count: 1, amount: sold.total }],
      grandTotal: grandTotal + sold.total,
      own: null,
    };
    return { caller: till, params: {}, data };
  };

  const viewed = { idCompany, entity: 'TAX' };
  const viewOf = (name: string) => ({
    ...viewed,
    name,
    shared: false,
    state: {
      search: 'iva',
      where: { and: [{ field: 'code', operator: 'like', value: 'a' }] },
      facets: { kind: ['N'] },
      sort: [{ id: 'code', desc: true }],
      size: 25 as const,
      columns: ['code', 'names'],
      widths: { code: 120 },
      density: 'compact' as const,
    },
  });
  /** A view under a new name, with room left for more. */
  const view = async (): Promise<View> => {
    const params = { companyId: idCompany, entity: viewed.entity };
    const { data: kept } = await owner.call(viewCalls.ofCompany, { params });
    if (kept.elements.length > 20)
      for (const { id } of kept.elements) await owner.call(viewCalls.remove, { params: { ...params, id } });
    return (await owner.call(viewCalls.create, { data: viewOf(`View ${next()}`) })).data;
  };
  /** A till that nobody has paired. */
  const terminal = async (): Promise<string> => {
    const data = { idCompany, idStore: idStores[0] ?? '', name: `Till ${randomUUID()}` };
    return (await owner.call(terminalCalls.make, { data })).data.id;
  };
  const makingOf = () => ({ idCompany, name: `Role ${next()}`, permissions: {} });
  /** A role that grants nothing and that nobody has, with room left for more. */
  const ownRole = async (): Promise<Role> => {
    await roomForRoles();
    return (await owner.call(roleCalls.make, { data: makingOf() })).data;
  };
  const roomForRoles = async (): Promise<void> => {
    const params = { companyId: idCompany };
    const { data: roles } = await owner.call(roleCalls.ofCompany, { params });
    const own = roles.filter(({ name, people }) => name?.startsWith('Role ') && people.length === 0);
    if (own.length > 20)
      for (const { code } of own) await owner.call(roleCalls.delete, { params: { ...params, code } });
  };

  /** A draft of an enrolment that can be sent once it has a tariff. */
  const enrolmentOf = () => ({
    idCompany,
    legalName: 'Taberna La Encina S.L.',
    email: 'pagos@encina.example',
    iban: 'ES7921000813610123456789',
  });
  const byOwner = (data?: unknown, params: Readonly<Record<string, string>> = {}): Asked => ({
    caller: owner,
    params,
    data,
  });
  const messageOf = async (): Promise<string> => {
    const { rows } = await platform.pool.query<{ id: string }>(
      `insert into message (id, id_company, id_user, ntype, nclass, status, title, body, data)
       values (gen_random_uuid(), $1, $2, 'store', 'Z', 'UNR', 'Z', 'Barra', '[]') returning id`,
      [idCompany, user.id],
    );
    return rows[0]?.id ?? '';
  };
  const licence = platform.licences.find(({ name }) => name.startsWith(tills[0]))?.license;
  const list = { idCompany, limit: 10, offset: 0, order: '', search: '' };
  let stored: string | undefined;
  /** A request that was spoilt may have chosen another one. */
  const givePasswordBack = async (): Promise<void> => {
    const { rows } = await platform.pool.query('select password from app_user where id = $1', [user.id]);
    stored ??= String(rows[0]?.password);
    await platform.pool.query('update app_user set password = $1 where id = $2', [stored, user.id]);
  };
  const signedIn = async (): Promise<Caller> =>
    callerOf(platform.origin, (await signIn(platform.origin, account)).login);
  /** An import of the area of taxes that has come to rest: where it stands changes under nobody's eyes. */
  const brought = async (...onward: readonly ('store' | 'undo')[]) => {
    const bring = importInto(tax);
    let { data: job } = await owner.call(bring, {
      data: { idCompany, fileName: 'taxes.csv' },
      files: { file: sheet },
    });
    job = await restedImport(owner, job.id);
    for (const step of onward) {
      await owner.callWith(importCalls[step], { id: job.id, version: job.version });
      job = await restedImport(owner, job.id);
    }
    return job;
  };
  /** A backup of the business that was made beside the platform, the only one; its file is none that could be restored. */
  const backedUp = async (kind: 'made' | 'brought', state: 'ready' | 'arriving'): Promise<string> => {
    const id = randomUUID();
    const { pool } = platform;
    await pool.query('delete from backup where id_company = $1', [idCompany]);
    await pool.query(
      `insert into backup (id_company, id, kind, state, file_name, bytes, id_author, author_name, salt)
        values ($1, $2, $3, $4, 'La Encina.zip', 3, $5, 'Somebody', 'salt')`,
      [idCompany, id, kind, state, user.id],
    );
    if (state === 'ready')
      await pool.query(
        'insert into backup_part (id_company, id_backup, position, content) values ($1, $2, 0, $3)',
        [idCompany, id, Buffer.from('zip')],
      );
    return id;
  };
  /**
   * An invitation that was made beside the platform: by the person, or by an operator to them. It is into the business
   * that they are in: accepted, it opens no other one to whatever is tested next.
   */
  const invited = async (
    towards: 'out' | 'in',
  ): Promise<Readonly<Record<'id' | 'token' | 'email', string>>> => {
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    const [from, email] =
      towards === 'out'
        ? [accounts[account], `${randomUUID()}@comanda.test`]
        : [accounts.operator, accounts[account]];
    await platform.pool.query('delete from invitation_block');
    await platform.pool.query('delete from invitation where email = $1', [email]);
    await platform.pool.query(
      `insert into invitation (id_company, id, id_sender, email, role, brand, expires, link)
        select $1, $2, id, $3, 'COOK', $4, now() + interval '1 day', sha256($5::text::bytea)
        from app_user where app_user.email = $6`,
      [idCompany, id, email, brand, token, from],
    );
    return { id, token, email };
  };
  /**
   * An offer of the business that was made beside the platform: by the person, who then owns it, or by an operator to
   * them; accepted, it comes back to who owned it before.
   */
  const offered = async (towards: 'out' | 'in'): Promise<string> => {
    const id = randomUUID();
    const [from, email] =
      towards === 'out'
        ? [accounts[account], `${randomUUID()}@comanda.test`]
        : [accounts.operator, accounts[account]];
    const { pool } = platform;
    await pool.query(
      'delete from transfer using transfer_business where id_transfer = id and id_company = $1',
      [idCompany],
    );
    await pool.query(
      'update ownership set id_user = (select id from app_user where email = $1) where id_company = $2',
      [from, idCompany],
    );
    await pool.query(
      `insert into transfer (id, id_giver, email, brand, expires)
        select $1, id, $2, $3, now() + interval '1 day' from app_user where app_user.email = $4`,
      [id, email, brand, from],
    );
    await pool.query('insert into transfer_business (id_transfer, id_company) values ($1, $2)', [
      id,
      idCompany,
    ]);
    return id;
  };
  /** A key that was made beside the platform: by the person, or to them by an operator; it opens their own business. */
  const keyed = async (towards: 'out' | 'in'): Promise<Asked> => {
    const id = randomUUID();
    const [from, email] =
      towards === 'out'
        ? [accounts[account], `${randomUUID()}@comanda.test`]
        : [accounts.operator, accounts[account]];
    await platform.pool.query('delete from invitation_block');
    await platform.pool.query('delete from access_key where email = $1', [email]);
    await platform.pool.query(
      `insert into access_key (id, id_company, id_giver, email, actions, brand, until)
        select $1, $2, id, $3, '{ALLOW_COMPANY_ACCESS}', $4, now() + interval '1 day' from app_user where app_user.email = $5`,
      [id, idCompany, email, brand, from],
    );
    return byOwner(undefined, { id });
  };
  const storeArea = byCode.get('STR');
  if (!storeArea) throw new Error('There are no stores.');
  /** Somebody who works in the business, and may do nothing there. */
  const somebody = async (): Promise<string> => {
    const id = randomUUID();
    await platform.pool.query(
      `insert into app_user (id, email, password, first_name, surname, kind, status)
        values ($1::uuid, $1::text || '@comanda.test', '', 'Amaia', 'Etxeberria', 'NRM', 'ACT')`,
      [id],
    );
    await platform.pool.query(
      `insert into membership (id_company, id_user, role) select $1, $2, code from role where code = 'COOK'`,
      [idCompany, id],
    );
    return id;
  };
  const roomForGroups = async (): Promise<void> => {
    await platform.pool.query('delete from business_group where id_caller = $1', [user.id]);
  };
  const grouped = async () => {
    await roomForGroups();
    const data = { gName: `Group ${randomUUID()}`, idCompanies: [], idStores: idStores.slice(0, 1) };
    return (await owner.call(groupCalls.make, { data })).data;
  };
  const aGroup = async () => byOwner(undefined, { id: (await grouped()).id });
  const taking = async () => byOwner(undefined, { id: await offered('in') });
  const giving = async () => byOwner(undefined, { id: await offered('out') });
  const answering = async () => byOwner(undefined, { id: (await invited('in')).id });
  const others: Readonly<Record<string, () => Asked | Promise<Asked>>> = {
    'platform.environment': () => byOwner(),
    'session.login': () => ({
      caller: platform.anyone,
      params: {},
      data: { email: accounts[account], password, brand },
    }),
    'provider.begin': () => ({
      caller: platform.anyone,
      params: {},
      data: { provider: providerId, brand },
    }),
    'provider.finish': async () => ({
      caller: platform.anyone,
      params: {},
      data: await comeBack(platform, accounts[account]),
    }),
    'provider.connect': async () => ({
      caller: platform.anyone,
      params: {},
      data: { ...(await offeredBy(platform, accounts[account])), password },
    }),
    'session.refresh': async () => ({
      caller: await signedIn(),
      params: {},
      data: { email: accounts[account], brand },
    }),
    'session.logout': async () => ({ caller: await signedIn(), params: {}, data: undefined }),
    'user.register': () => ({
      caller: platform.anyone,
      params: {},
      data: {
        name: 'Amaia',
        surname: 'Etxeberria',
        email: `${randomUUID()}@comanda.test`,
        password: 'correct horse battery',
        lang: 'es-ES',
        brand,
      },
    }),
    'user.begin': async () => {
      const token = randomBytes(32).toString('base64url');
      await platform.pool.query(
        `insert into beginning (hash, expires) values (sha256($1::text::bytea), now() + interval '1 hour')`,
        [token],
      );
      return {
        caller: platform.anyone,
        params: {},
        data: {
          token,
          name: 'Amaia',
          surname: 'Etxeberria',
          email: `${randomUUID()}@comanda.test`,
          password: 'correct horse battery',
          lang: 'es-ES',
        },
      };
    },
    'user.recover': () => ({
      caller: platform.anyone,
      params: {},
      data: { email: `${randomUUID()}@comanda.test`, brand, purpose: 'reset' },
    }),
    'user.activate': async () => ({
      caller: platform.anyone,
      params: {},
      data: await linkFor(platform.pool, 'confirm', brand),
    }),
    'user.reset': async () => ({
      caller: platform.anyone,
      params: {},
      data: { ...(await linkFor(platform.pool, 'reset', brand)), password: 'correct horse battery' },
    }),
    'user.logged': () => byOwner(),
    'user.setLanguage': () => byOwner({ lang: 'es-ES' }, { id: user.id }),
    'user.setTheme': () => byOwner({ webTheme: 'A-light' }, { id: user.id }),
    'user.get': () => byOwner(undefined, { id: user.id }),
    'user.update': async () => {
      const { data } = await owner.call(profileCalls.get, { params: { id: user.id } });
      const { version, uName, surname, lang } = data;
      return byOwner({ id: user.id, version, uName, surname, lang });
    },
    'user.address': () => byOwner(undefined, { id: user.id }),
    'user.setAddress': async () => {
      const { data } = await owner.call(profileCalls.address, { params: { id: user.id } });
      const { id: _id, updated: _updated, ...address } = data;
      return byOwner(address, { id: user.id });
    },
    'user.social': () => byOwner(undefined, { id: user.id }),
    'user.setSocial': async () => {
      const { data } = await owner.call(profileCalls.social, { params: { id: user.id } });
      const { id: _id, updated: _updated, ...social } = data;
      return byOwner(social, { id: user.id });
    },
    'user.avatar': () => byOwner(undefined, { id: user.id, ts: '1' }),
    'user.setAvatar': () => ({ ...byOwner({ id: user.id }), files: { image: onePixel } }),
    'user.password': async () => {
      await givePasswordBack();
      return byOwner({ password, newPassword: password }, { id: user.id });
    },
    'user.customize': () => byOwner(undefined, { id: user.id }),
    'login.devices': () => byOwner(),
    'login.endDevice': async () => {
      const { data } = await (await signIn(platform.origin, account)).call(signedInCalls.list);
      return byOwner(undefined, { id: data.find(({ current }) => current)?.id ?? '' });
    },
    'login.endOthers': () => byOwner(),
    'login.connections': () => byOwner(),
    'login.disconnect': async () => {
      await platform.pool.query(
        `insert into provider_link (issuer, subject, id_user) values ('https://id.example', $1, $2)`,
        [randomUUID(), user.id],
      );
      const { data } = await owner.call(connectionCalls.list);
      return byOwner(undefined, { id: data[0]?.id ?? '' });
    },
    'platform.server': () => byOwner(),
    'action.user': () => byOwner(),
    'action.business': () => byOwner({ kind: 'company', idCompany }),
    'menu.user': () => byOwner(undefined, { menu: mainMenu }),
    'menu.company': () => byOwner(undefined, { menu: mainMenu, id: idCompany }),
    'role.ofCompany': () => byOwner(undefined, { companyId: idCompany }),
    'role.history': () => byOwner(undefined, { companyId: idCompany }),
    'role.make': async () => {
      await roomForRoles();
      return byOwner(makingOf());
    },
    'role.change': async () => {
      const { code, version } = await ownRole();
      return byOwner({ ...makingOf(), code, version, try: false });
    },
    'role.delete': async () => {
      const { code } = await ownRole();
      return byOwner(undefined, { companyId: idCompany, code });
    },
    'role.grantors': () => byOwner(undefined, { companyId: idCompany }),
    'user.seen': () => byOwner(),
    'user.see': async () => {
      const { data: roles } = await owner.call(roleCalls.ofCompany, { params: { companyId: idCompany } });
      const seen = roles.flatMap(({ people }) => people).find(({ seeing }) => seeing === null);
      return byOwner({ idCompany, idUser: seen?.id ?? user.id });
    },
    'user.role': () => byOwner({ idCompany, idUsers: [user.id], role: 'OWNER', try: false }),
    'invitation.places': () => byOwner(),
    'invitation.send': () => byOwner({ idCompany, email: `${randomUUID()}@comanda.test`, role: 'COOK' }),
    'invitation.again': async () => byOwner(undefined, { id: (await invited('out')).id }),
    'invitation.withdraw': async () => byOwner(undefined, { id: (await invited('out')).id }),
    'invitation.sent': () => byOwner(),
    'invitation.received': () => byOwner(),
    'invitation.accept': answering,
    'invitation.reject': answering,
    'invitation.block': answering,
    'invitation.unblock': answering,
    'invitation.open': async () => {
      const { email, token } = await invited('in');
      return { caller: platform.anyone, params: {}, data: { email, token } };
    },
    'invitation.find': async () => byOwner({ token: (await invited('in')).token }),
    'journal.read': () => byOwner({ idCompany, limit: 10, search: 'a', kinds: ['SIGN_IN'] }),
    'business.owned': () => byOwner(),
    'company.avatar': () => byOwner(undefined, { id: idCompany, timestamp: '0' }),
    'company.ofStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'company.withStores': () => byOwner(),
    'company.oneWithStores': () => byOwner(undefined, { id: idCompany }),
    'company.removeStores': async () => {
      const { id } = await create(storeArea);
      return byOwner({ ids: [id] });
    },
    'company.several': () => byOwner({ idCompanies: [idCompany] }),
    'company.module': () => byOwner(undefined, { id: idCompany, module: 'kitchen' }),
    'company.storeLimit': () => byOwner(),
    'company.startMaintenance': () => byOwner({ idCompany }),
    'company.stopMaintenance': () => byOwner({ idCompany }),
    // What the tests go on with is not to go: it is asked for by another name than its own.
    'company.remove': () => byOwner({ cName: 'Another name' }, { id: idCompany }),
    'business.storeAvatar': () => byOwner(undefined, { id: idStores[0] ?? '', ts: '0' }),
    'business.storesOfUser': () => byOwner(undefined, { id: user.id }),
    'business.allStores': () => byOwner(undefined, { id: idCompany }),
    'business.terminalLimit': () => byOwner(),
    'business.withTerminals': () => byOwner(),
    'business.withTerminalsIn': () => byOwner(undefined, { id: idCompany }),
    'business.severalStores': () => byOwner({ idStores: [...idStores] }),
    'business.storesOfCompanies': () => byOwner({ idCompanies: [idCompany] }),
    'business.storesOfGroups': async () => byOwner({ idGroups: [(await grouped()).id] }),
    'business.setAddress': async () => {
      const { id, version, street, zip = null, city, country } = await create(storeArea);
      return byOwner({ id, version, street, zip, city, country });
    },
    'business.ownerLimit': () => byOwner(),
    'business.ownedBy': () => byOwner(undefined, { id: user.id }),
    'user.ofCompany': () => byOwner(undefined, { id: idCompany }),
    'user.ofStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'user.ofGroup': async () => {
      await roomForGroups();
      const data = { gName: `Group ${randomUUID()}`, idCompanies: [idCompany], idStores: [] };
      return byOwner(undefined, { id: (await owner.call(groupCalls.make, { data })).data.id });
    },
    'user.byId': () => byOwner(undefined, { id: user.id }),
    'user.page': () => byOwner({ idCompany, limit: 10, offset: 0, search: '' }),
    'user.query': () => byOwner({ idCompany, search: '' }),
    'user.avatars': () => byOwner({ idUsers: [user.id] }),
    'user.takeOut': async () => byOwner({ idCompany, idUsers: [await somebody()] }),
    'user.removeMany': async () => byOwner({ idCompany, idUsers: [await somebody()] }),
    'user.removeFromStore': async () => byOwner({ id: idStores[0] ?? '', idUsers: [await somebody()] }),
    'user.removeFromGroup': async () =>
      byOwner({ idGroups: [(await grouped()).id], idUsers: [await somebody()] }),
    'user.add': () => byOwner({ idCompany, email: `${randomUUID()}@comanda.test`, role: 'COOK' }),
    'user.setStatus': async () => byOwner({ idCompany, id: await somebody(), status: 'LCK' }),
    'group.avatar': async () => byOwner(undefined, { id: (await grouped()).id, ts: '0' }),
    'user.resend': async () => byOwner(undefined, { id: (await invited('out')).id }),
    'user.data': () => byOwner(undefined, { id: user.id }),
    'user.close': () => byOwner({ password: 'not the password' }, { id: user.id }),
    'user.favouritesOf': () => byOwner(undefined, { id: user.id }),
    'accessKey.places': () => byOwner(),
    'accessKey.give': () =>
      byOwner({
        idCompany,
        email: `${randomUUID()}@comanda.test`,
        until: new Date(Date.now() + 86_400_000).toISOString(),
        actions: [],
      }),
    'accessKey.get': () => keyed('out'),
    'accessKey.list': () => byOwner({ kind: 'sent', limit: 10, offset: 0, search: '' }),
    'accessKey.accept': () => keyed('in'),
    'accessKey.reject': () => keyed('in'),
    'accessKey.revoke': () => keyed('out'),
    'transfer.offer': async () => {
      await owner.call(transferCalls.withdraw, { params: { id: await offered('out') } });
      return byOwner({
        emailGuest: `${randomUUID()}@comanda.test`,
        transferBusinesses: [{ idCompany }],
      });
    },
    'transfer.get': giving,
    'transfer.full': giving,
    'transfer.list': () => byOwner({ kind: 'sent', limit: 10, offset: 0, search: 'a' }),
    'transfer.accept': taking,
    'transfer.acceptByGet': taking,
    'transfer.reject': taking,
    'transfer.rejectByGet': taking,
    'transfer.withdraw': giving,
    'transfer.forget': async () => {
      const id = await offered('out');
      await owner.call(transferCalls.withdraw, { params: { id } });
      return byOwner([id]);
    },
    'group.ofUser': () => byOwner(undefined, { id: user.id }),
    'group.get': aGroup,
    'group.ofCompany': () => byOwner(undefined, { id: idCompany }),
    'group.ofStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'group.several': async () => byOwner({ idGroups: [(await grouped()).id] }),
    'group.make': async () => {
      await roomForGroups();
      return byOwner({ gName: `Group ${randomUUID()}`, idCompanies: [idCompany], idStores });
    },
    'group.change': async () => {
      const { id, version, gName } = await grouped();
      return byOwner({ id, version, gName, idCompanies: [idCompany], idStores: [] });
    },
    'group.remove': aGroup,
    'group.companies': aGroup,
    'group.otherCompanies': aGroup,
    'group.addCompanies': async () => byOwner({ idGroup: (await grouped()).id, ids: [idCompany] }),
    'group.takeCompanies': async () => byOwner({ idGroup: (await grouped()).id, ids: [idCompany] }),
    'group.stores': aGroup,
    'group.otherStores': aGroup,
    'group.addStores': async () => byOwner({ idGroup: (await grouped()).id, ids: idStores }),
    'group.takeStores': async () => byOwner({ idGroup: (await grouped()).id, ids: idStores }),
    'user.favourites': () => byOwner(),
    'user.favourite': () => byOwner({ kind: 'company', idCompany, favorite: true }),
    'store.all': () => byOwner(),
    'company.ofUser': () => byOwner(undefined, { id: user.id }),
    'company.get': () => byOwner(undefined, { id: idCompany }),
    'business.stores': () => byOwner(undefined, { id: idCompany }),
    'business.store': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'terminal.ofCompany': () => byOwner(undefined, { companyId: idCompany }),
    'terminal.make': () => byOwner({ idCompany, idStore: idStores[0], name: `Till ${randomUUID()}` }),
    'terminal.change': async () =>
      byOwner({ id: await terminal(), version: 1, idStore: idStores[0], name: `Till ${randomUUID()}` }),
    'terminal.remove': async () => byOwner(undefined, { id: await terminal() }),
    'terminal.issue': async () => byOwner(undefined, { id: await terminal() }),
    'terminal.revoke': async () => byOwner(undefined, { id: await terminal() }),
    'company.all': () => byOwner(),
    'company.list': () => byOwner({ limit: 10, offset: 0, search: 'a' }),
    'company.make': () =>
      byOwner({ code: `C${next()}`, cName: 'Casa Nueva', kind: '1', taxNumber: null, country: 'ES' }),
    'company.change': async () => {
      const { data } = await owner.call(businessCalls.company, { params: { id: idCompany } });
      const { version, code, cName, kind } = data;
      return byOwner({ idCompany, version, code, cName, kind });
    },
    'company.countries': () => byOwner(),
    'company.beginning': () => byOwner(undefined, { id: idCompany }),
    'company.basics': () => byOwner({ idCompany }),
    'company.sampleMenu': () => byOwner({ idCompany }),
    'message.number': () => byOwner(),
    'message.list': () => byOwner(undefined, { status: 'UNR', offset: '0', limit: '10' }),
    'message.read': () => byOwner({ ids: [user.id] }),
    'message.get': async () => byOwner(undefined, { id: await messageOf() }),
    'subscription.all': () => byOwner(),
    'subscription.ofClass': () => byOwner(undefined, { class: 'closing' }),
    'subscription.choose': () =>
      byOwner({ nclass: 'closing', app: 'factorycloud', platform: 'web', isSubscribed: true }),
    'subscription.pushTo': () =>
      byOwner({ endpoint: `${nobodyPushes}/${randomUUID()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }),
    'subscription.pushNoMore': () => byOwner({ endpoint: `${nobodyPushes}/none` }),
    'notification.places': () => byOwner(),
    'notification.send': () =>
      byOwner({
        idCompanies: [idCompany],
        texts: [{ language: 'en-GB', title: 'Stocktaking', body: 'On Friday.' }],
      }),
    'message.readAll': () => byOwner(),
    'message.clear': () => byOwner(),
    'message.remove': async () => byOwner(undefined, { id: await messageOf() }),
    'tracker.number': () => byOwner(undefined, { id: idCompany, status: 'PND' }),
    'tracker.list': () => byOwner({ ...list, whereExtra: { field: 'kind', operator: 'eq', value: 'INS' } }),
    'tracker.get': async () => byOwner(undefined, { id: (await trackers(1))[0] ?? '' }),
    'tracker.remove': async () => byOwner(undefined, { id: (await trackers(1))[0] ?? '' }),
    'tracker.removeMany': async () => byOwner(await trackers(2)),
    'commit.list': () =>
      byOwner({ ...list, whereExtra: { field: 'idStore', operator: 'eq', value: idStores[0] } }),
    'commit.get': async () => byOwner(undefined, { id: await commit() }),
    'commit.create': async () => byOwner({ idCompany, idStores, idTrackers: await trackers(1) }),
    'commit.plan': async () =>
      byOwner({ idCompany, idStores: idStores.slice(0, 1), idTrackers: await trackers(1), at: planAt() }),
    'commit.plans': async () => byOwner(undefined, { companyId: idCompany }),
    'commit.unplan': async () => byOwner(undefined, { id: await planned() }),
    'commit.revert': async () => byOwner({ id: await commit() }),
    'import.get': async () => byOwner(undefined, { id: (await brought()).id }),
    'tree.read': () => byOwner({ idCompany, entity: 'DPT' }),
    'tree.move': async () => {
      const department = byCode.get('DPT');
      if (!department) throw new Error('There are no departments.');
      const { id, version } = await create(department);
      return byOwner({ idCompany, entity: 'DPT', id, version, idParent: null, idAfter: null });
    },
    'translation.standing': () => byOwner({ idCompany, from, to }),
    'translation.texts': () => byOwner({ idCompany, entity: 'TAX', from, to }),
    'translation.write': async () => {
      const tax = byCode.get('TAX');
      if (!tax) throw new Error('There are no taxes.');
      const { id, version } = await create(tax);
      return byOwner({
        idCompany,
        entity: 'TAX',
        to,
        texts: [{ id, version, path: 'names', text: 'A tax' }],
      });
    },
    'search.records': () => byOwner({ idCompany, words: 'iva' }),
    'import.ofCompany': () => byOwner(undefined, { companyId: idCompany }),
    'import.rows': async () => byOwner({ id: (await brought()).id, limit: 10, kind: 'creates' }),
    'import.settle': async () => {
      const { id, version, settings } = await brought();
      return byOwner({ id, version, settings, decisions: [{ problem: 'x', act: 'skip' }] });
    },
    'import.store': async () => {
      const { id, version } = await brought();
      return byOwner({ id, version });
    },
    'import.undo': async () => byOwner({ id: (await brought('store')).id }),
    'import.result': async () => byOwner(undefined, { id: (await brought()).id }),
    'import.remove': async () => byOwner(undefined, { id: (await brought()).id }),
    'backup.standing': () => byOwner(undefined, { companyId: idCompany }),
    'backup.make': async () => {
      await backedUp('made', 'ready');
      return byOwner({ idCompany });
    },
    'backup.file': async () =>
      byOwner(undefined, { companyId: idCompany, id: await backedUp('made', 'ready') }),
    'backup.bring': async () => {
      await backedUp('made', 'ready');
      return byOwner({ idCompany, fileName: 'La Encina.zip', bytes: 3 });
    },
    'backup.piece': async () => ({
      ...byOwner({ idCompany, id: await backedUp('brought', 'arriving'), from: 0 }),
      files: { file: new Blob(['zip']) },
    }),
    'backup.restore': async () => byOwner({ idCompany, id: await backedUp('brought', 'ready') }),
    'backup.remove': async () =>
      byOwner(undefined, { companyId: idCompany, id: await backedUp('made', 'ready') }),
    'photo.gallery': () => byOwner({ idCompany }),
    'photo.add': () =>
      byOwner({ idCompany, pictures: [{ name: `Photo ${next()}`, image: { color: '#336699' } }] }),
    'picture.take': () => byOwner({ idCompany, entity: 'TAX', address: writtenOut }),
    'device.login': () => ({
      caller: platform.anyone,
      params: {},
      data: { license: licence, machine: 'test' },
    }),
    'device.pull': async () => ({ caller: await tickets(), params: { since: '0' }, data: undefined }),
    'device.acknowledge': async () => ({
      caller: await tickets(),
      params: {},
      data: { number: 1, error: 'The disk is full' },
    }),
    'ticket.upload': async () => ({
      caller: await tickets(),
      params: {},
      data: paidByCard(await soldBy(await tickets(), (lastTicket += 1))),
    }),
    'deliveryNote.upload': async () => ({
      caller: await tickets(),
      params: {},
      data: await noted(),
    }),
    'deliveryNote.list': () =>
      byOwner({ ...list, whereExtra: { field: 'state', operator: 'eq', value: 'O' } }),
    'deliveryNote.get': async () => byOwner(undefined, { id: await note() }),
    'invoice.proposeDelivered': async () => byOwner({ ids: [await note()] }),
    'invoice.makeDelivered': async () => byOwner({ ids: [await note()], buyer: invoicedTo }),
    'kdsKitchenOrder.upload': async () => ({
      caller: await tickets(),
      params: {},
      data: orderOf((lastOrder += 1), [{ modifiers: [{ sign: '-', name: 'Cebolla' }] }]),
    }),
    'kdsKitchenOrder.regular': boardAsked,
    'kdsKitchenOrder.fastFood': boardAsked,
    'kdsKitchenOrder.fullOrder': boardAsked,
    'kdsKitchenOrder.preparationOrder': boardAsked,
    'kdsKitchenOrder.pickup': boardAsked,
    'kdsKitchenOrder.past': boardAsked,
    'kdsKitchenOrder.product': boardAsked,
    'kdsKitchenOrder.preparationStatus': stepAsked,
    'kdsKitchenOrder.put': stepAsked,
    'kdsKitchenOrder.line': async () => {
      const { idMonitor, install, op } = await startOfUnknown();
      return byScreen({ idMonitor, install, ops: [op] });
    },
    'kdsKitchenOrder.undo': async () => {
      const { idMonitor, install, undo } = await screen();
      return byScreen({ idMonitor, install, op: undo('01J00000000000000000000000') });
    },
    'screen.choices': () => byOwner(),
    'screen.enrol': async () => byOwner({ name: 'Pase' }, { id: (await screen()).idMonitor }),
    'screen.ofMonitor': async () => byOwner(undefined, { id: (await screen()).idMonitor }),
    'screen.revoke': async () => {
      const { idMonitor } = await screen();
      return byOwner(undefined, { id: (await enrolScreen(platform, owner, idMonitor)).id });
    },
    'screen.leave': async () => {
      const { idMonitor } = await screen();
      return { caller: await enrolScreen(platform, owner, idMonitor), params: {}, data: undefined };
    },
    'screen.ticket': () => byScreen(),
    'screen.heard': () => byScreen({ id: '00000000-0000-4000-8000-000000000000' }),
    'screen.wall': () => byOwner(undefined, { companyId: idCompany }),
    'screen.write': async () => byOwner({ text: 'Two more burgers' }, { id: (await screen()).id }),
    'screen.reload': async () => byOwner(undefined, { id: (await screen()).id }),
    'screen.cover': async () => byOwner({ idBackup: null }, { id: (await screen()).idMonitor }),
    'hubOrder.live': () => byOwner(undefined, { companyId: idCompany }),
    'hubOrder.list': () => byOwner({ ...list, search: 'W' }),
    'hubOrder.get': async () => byOwner(undefined, { id: await guestOrder() }),
    'hubOrder.move': async () => byOwner({ status: 'ACP' }, { id: await guestOrder() }),
    'hubOrder.upload': async () => ({ caller: await tickets(), params: {}, data: await fromOutside() }),
    'hubOrder.ofDevice': async () => ({ caller: await tickets(), params: {}, data: {} }),
    'hubOrder.tell': async () => ({
      caller: await tickets(),
      params: { id: await guestOrder() },
      data: { status: 'CRC' },
    }),
    'qrInfo.get': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'qrInfo.put': () => byOwner({ address: `https://menu.example/${next()}` }, { id: idStores[0] ?? '' }),
    'report.z.upload': closingOf,
    'report.x.upload': closingOf,
    'ticket.list': () =>
      byOwner({ ...list, whereExtra: { field: 'idStore', operator: 'eq', value: idStores[0] } }),
    'view.ofCompany': async () => {
      await view();
      return byOwner(undefined, { companyId: idCompany, entity: viewed.entity });
    },
    'view.create': async () => {
      await view();
      return byOwner(viewOf(`View ${next()}`));
    },
    'view.update': async () => {
      const { id, version, name } = await view();
      return byOwner({ ...viewOf(name), id, version });
    },
    'view.remove': async () =>
      byOwner(undefined, { companyId: idCompany, entity: viewed.entity, id: (await view()).id }),
    'view.arrange': async () => {
      const { id } = await view();
      return byOwner({ ...viewed, ids: [id], idDefault: id });
    },
    'report.query': () => byOwner({ idStores, measures: ['gross', 'tickets'], dimensions: ['hour'] }),
    'report.x.store': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'report.x.consolidated': () => byOwner({ idStores }),
    'report.x.summarized': () => byOwner({ idStores }),
    'report.x.lite': () => byOwner({ idStores }),
    'report.z.lite': () => byOwner({ idStores, from: '2026-12-01', to: '2026-12-31' }),
    'report.z.between': () => byOwner({ idStores, from: '2026-12-01', to: '2026-12-31' }),
    'report.z.summarized': () => byOwner({ idStores, from: '2026-12-01', to: '2026-12-31' }),
    'report.z.consolidated': () => byOwner({ idStores, from: '2026-12-01', to: '2026-12-31' }),
    'report.z.get': async () => {
      const closing = await closingOf();
      const { data } = await closing.caller.call(deviceCalls.z, { data: closing.data });
      return byOwner(undefined, { id: data.id });
    },
    'kitchenTimes.query': () => byOwner({ idStores, by: 'hour' }),
    'kitchenTimes.orders': () => byOwner({ idStores, by: 'hour', key: '12' }),
    'report.currencies': () => byOwner({ idStores }),
    'ticket.get': async () => byOwner(undefined, { id: (await ticket()).id }),
    'ticket.email': async () =>
      byOwner(undefined, { id: (await ticket()).id, email: 'guest@example.test', lang: 'en-GB' }),
    'ticket.publicEmail': async () => ({
      caller: platform.anyone,
      params: { id: (await ticket()).id, email: `guest${next()}@example.test` },
      data: undefined,
    }),
    'dailySale.request': () => byOwner({ idStores }),
    'dailySale.forget': async () => {
      const { data } = await owner.call(dailySaleCalls.request, { data: { idStores: [...idStores] } });
      return byOwner(undefined, { id: data.id });
    },
    'presentation.make': () => byOwner({ idStores, page: 'todaysales', name: 'Kitchen' }),
    'presentation.ofCompany': () => byOwner(undefined, { companyId: idCompany }),
    'presentation.end': async () => byOwner(undefined, { id: (await presented()).id }),
    'presentation.show': async () => ({
      caller: platform.anyone,
      params: {},
      data: { page: 'todaysales', block: (await presented()).block },
    }),
    'invoice.list': () =>
      byOwner({ ...list, whereExtra: { field: 'idStore', operator: 'eq', value: idStores[0] } }),
    'invoice.get': async () => byOwner(undefined, { id: await invoiced() }),
    'invoice.propose': async () => byOwner({ ids: [(await ticket()).id] }),
    'invoice.make': async () => byOwner({ ids: [(await ticket()).id], buyer: invoicedTo }),
    'invoice.credit': async () => byOwner({ id: await invoiced(), reason: 'Another buyer' }),
    'invoice.email': async () => byOwner({ id: await invoiced(), email: 'guest@example.test' }),
    'invoice.file': async () =>
      byOwner(undefined, { id: await invoiced(), storeId: (await tickets()).signed.idStore }),
    'invoice.public': async () => ({
      caller: platform.anyone,
      params: { id: await invoiced() },
      data: undefined,
    }),
    'invoice.publicFile': async () => ({
      caller: platform.anyone,
      params: { id: await invoiced() },
      data: undefined,
    }),
    'ticket.fiscalResendStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'ticket.fiscalResendTicket': async () => byOwner(undefined, { id: await reported() }),
    'signedXml.refreshStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'signedXml.refreshTicket': async () => byOwner(undefined, { id: await reported() }),
    'signedXml.forceStore': () => byOwner(undefined, { id: idStores[0] ?? '' }),
    'signedXml.forceTicket': async () => byOwner(undefined, { id: await reported() }),
    'signedXml.file': async () => byOwner(undefined, { id: await reported() }),
    'purchase.list': () =>
      byOwner({ ...list, whereExtra: { field: 'idStore', operator: 'eq', value: idStores[0] } }),
    'purchase.query': () => byOwner({ idCompany, search: 'A' }),
    'purchase.get': async () => byOwner(undefined, { id: await purchased() }),
    'purchase.make': async () => byOwner(await bought()),
    'purchase.xml': () =>
      byOwner({
        idCompany,
        xml: '<Invoice><ID>F-1</ID><InvoiceLine><InvoicedQuantity>2</InvoicedQuantity><Item><Name>Water</Name></Item><Price><PriceAmount>1.5</PriceAmount></Price></InvoiceLine></Invoice>',
      }),
    'purchase.delete': async () => byOwner(undefined, { id: await purchased() }),
    'purchase.deleteMany': async () => byOwner([await purchased()]),
    'balance.range': () => byOwner({ idCompany, idStores, from: '2026-11-01', to: '2026-11-30' }),
    'cardPayment.list': () =>
      byOwner({ ...list, whereExtra: { field: 'state', operator: 'eq', value: 'W' } }),
    'cardPayment.export': () => byOwner({ idCompany }),
    'cardMovement.list': () =>
      byOwner({ ...list, whereExtra: { field: 'idStore', operator: 'eq', value: idStores[0] } }),
    'cardMovement.waiting': () => byOwner({ idCompany }),
    'cardMovement.payOut': () => byOwner({ idCompany, idStore: idStores[0] }),
    'cardEnrolment.ofCompany': () => byOwner({ idCompany }),
    'cardEnrolment.offers': () => byOwner({ idCompany }),
    'cardEnrolment.save': () => byOwner(enrolmentOf()),
    'cardEnrolment.send': async () => {
      const { data: tariffs } = await owner.call(enrolmentCalls.offers, { data: { idCompany } });
      const { data } = await owner.call(enrolmentCalls.save, {
        data: { ...enrolmentOf(), idPayTariff: tariffs.tariffs[0]?.id ?? null },
      });
      return byOwner({ idCompany, id: data.id, version: data.version });
    },
    'translate.find': () => ({
      caller: operator,
      params: {},
      data: { language: 'es-ES', words: 'Sign' },
    }),
    'gatewayRequest.list': () => ({
      caller: operator,
      params: {},
      data: { ...list, whereExtra: { field: 'outcome', operator: 'eq', value: 'A' } },
    }),
    'payEnrollment.decide': async () => {
      const { data: tariffs } = await owner.call(enrolmentCalls.offers, { data: { idCompany } });
      const { data: draft } = await owner.call(enrolmentCalls.save, {
        data: { ...enrolmentOf(), idPayTariff: tariffs.tariffs[0]?.id ?? null },
      });
      const { data } = await owner.call(enrolmentCalls.send, { data: { idCompany, ...draft } });
      return { caller: operator, params: {}, data: { ...data, state: 'REV' } };
    },
    'cardStore.ofCompany': () => byOwner({ idCompany, from: '2026-11-01', to: '2026-11-30' }),
    'cardReader.ofCompany': () => byOwner({ idCompany }),
    'balance.summary': () => byOwner({ idCompany, from: '2026-11-01', to: '2026-11-30', isFiscal: true }),
    'ticket.query': () => byOwner({ idCompany, search: '1' }),
    'ticket.public': async () => ({
      caller: platform.anyone,
      params: { id: (await ticket()).id },
      data: undefined,
    }),
  };
  const ofResource = async (resource: Resource, verb: string, over: Data): Promise<Asked> => {
    switch (verb) {
      case 'create':
        return byOwner(await sample(resource, over));
      case 'update': {
        const { created: _c, updated: _u, ...row } = await create(resource, over);
        return byOwner(row);
      }
      case 'file': {
        const field = fieldsOf(resource).find(([, { kind }]) => kind === 'file')?.[0] ?? '';
        const { id } = await create(resource, { [field]: demoCertificate });
        return byOwner(undefined, { id, field });
      }
      case 'get':
      case 'impact':
      case 'remove':
        return byOwner(undefined, { id: (await create(resource)).id });
      case 'removeMany':
        return byOwner([(await create(resource)).id, (await create(resource)).id]);
      case 'setStatus':
        return byOwner({ ids: [(await create(resource)).id], status: 'I' });
      case 'edit':
        return byOwner({
          idCompany,
          records: [{ id: (await create(resource)).id }],
          edits: [{ field: 'status', operation: 'set', value: 'I' }],
        });
      case 'restore': {
        const { id, version } = await create(resource);
        return byOwner({ idCompany, records: [{ id, version, values: { status: 'I' } }] });
      }
      case 'ofCompany':
        return byOwner(undefined, { companyId: idCompany });
      case 'list':
        return byOwner({
          ...list,
          order: 'code ASC',
          whereExtra: { and: [{ field: 'code', operator: 'like', value: 'a' }] },
        });
      case 'export':
        return byOwner({ idCompany, ids: [(await create(resource)).id], format: 'csv' });
      case 'template':
        return byOwner({ idCompany, format: 'xlsx' });
      case 'import':
        return { ...byOwner({ idCompany, fileName: 'taxes.csv' }), files: { file: sheet } };
      default:
        throw new Error(`Nobody knows how to ${verb} a ${resource.name}.`);
    }
  };
  const made = (call: AnyCall, over: Data): Promise<Asked> => {
    const found = callsByName.get(call.name);
    if (found)
      return ofResource(found.resource, found.verb, over).then((asked) => ({
        ...asked,
        caller: authorOf(found.resource),
      }));
    const other = others[call.name];
    if (!other) throw new Error(`Nobody knows a sound request of ${call.name}.`);
    return Promise.resolve(other());
  };
  const request = async (call: AnyCall, over: Data = {}): Promise<Asked> => {
    const asked = await made(call, over);
    await noImportRuns(platform);
    return asked;
  };
  return {
    owner,
    authorOf,
    idUser: user.id,
    email: accounts[account],
    idCompany,
    idStores,
    sample,
    create,
    trackers,
    commit,
    tickets,
    ticket,
    screen,
    request,
  };
};
