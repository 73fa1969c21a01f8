import {
  businessCalls,
  deviceCalls,
  importInto,
  invitationCalls,
  invoiceCalls,
  messageCalls,
  noticeCalls,
  presentationCalls,
  purchaseCalls,
  resourceCalls,
  roleCalls,
  syncCalls,
  terminalCalls,
  ticketCalls,
} from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import {
  type AreaPage,
  areaPages,
  type Demand,
  demandOf,
  doors,
  type Page,
  pages,
  pathOf,
  type ProfilePath,
} from '@comanda/api/pages';
import { actionOf, grantable, userActions, type Verb } from '@comanda/api/permissions';
import { businessInfo } from '@comanda/api/areas/basics/businessInfo';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import { callerOf } from '../../support/caller.ts';
import { embeddedPool } from '../../support/embeddedPool.ts';
import { invitedBy, mailsTo } from '../../support/mails.ts';
import { encinaAs } from './encina.ts';
import type { Platform } from './platform.ts';

/** How a page shows itself, by texts of the source. */
interface Sight {
  /** What its window is called; none where that is its heading, the name of something. */
  readonly title?: string;
  /** Where that is no page but a question: the level of its heading. */
  readonly level?: 2;
  /** The control that it is opened for. */
  readonly purpose: readonly [
    role: 'button' | 'link' | 'grid' | 'radio' | 'checkbox' | 'switch' | 'tab',
    text?: string,
  ];
  /** What a key on it opens; none is pressed where this is left out. */
  readonly opens?: 'page' | 'dialog' | 'alertdialog';
  /** A menu of the page, by its button. */
  readonly menu?: string;
}
/** What is there for pages to show. */
interface Stock {
  readonly idCompany: string;
  readonly idTax: string;
  readonly idImport: string;
  readonly idCommit: string;
  readonly idClosing: string;
  /** Written to the person who walks, by an operator. */
  readonly idMessage: string;
  readonly idPerson: string;
  readonly idTicket: string;
  readonly idStore: string;
  readonly idInvoice: string;
  readonly idPurchase: string;
  /** What the address of a wall display ends in. */
  readonly block: string;
  readonly idProduct: string;
  readonly idMonitor: string;
  /** Code of a role that the company made. */
  readonly role: string;
  /** What the link of an invitation's mail carries. */
  readonly invitation: { readonly token: string; readonly email: string };
}
/** A page of a table; what stands for the parameters of its address, in their order. */
type Entry<Path extends string> = Sight &
  (Path extends `${string}$${string}`
    ? { readonly at: (stock: Stock) => readonly string[] }
    : { readonly at?: never });
/** One for each page that a table has. */
type Entries<Table extends Readonly<Record<string, { readonly path: string }>>> = {
  readonly [Name in keyof Table]: Entry<Table[Name]['path']>;
};

const save = ['button', 'Save'] as const;
const signIn = ['button', 'Sign in'] as const;
const edit = ['link', 'Edit'] as const;
const invites = ['button', 'Invite somebody'] as const;
const aLink = (): readonly string[] => ['a@b.example', 'x'];

const ofDoors: Entries<typeof doors> = {
  reset: { title: 'Set a new password', purpose: ['button', 'Set password'], at: aLink },
  confirm: {
    title: 'Confirm your e-mail address',
    purpose: ['button', 'Confirm and sign in'],
    at: aLink,
  },
  begin: { title: 'This link no longer works', purpose: ['link', 'Sign in'] },
  callback: { title: 'You are not signed in', purpose: ['link', 'Sign in'] },
  invitation: {
    title: 'Invitation',
    purpose: signIn,
    at: ({ invitation: { token, email } }) => [token, email],
  },
  publicTicket: {
    title: 'Ticket {number}',
    purpose: ['button', 'Print'],
    at: ({ idTicket }) => [idTicket],
  },
  publicInvoice: {
    title: 'Invoice {number}',
    purpose: ['button', 'Print'],
    at: ({ idInvoice }) => [idInvoice],
  },
  presentation: {
    title: 'Sales today',
    purpose: ['button', 'Show as table: {label}'],
    at: ({ block }) => ['todaysales', block],
  },
};

/** Those of the profile stand under one address, below. */
const { profile, ...console } = pages;
const ofConsole: Entries<typeof console> = {
  login: { title: 'Sign in', purpose: signIn },
  register: { title: 'Create an account', purpose: ['button', 'Create an account'] },
  recover: { title: 'Forgot your password?', purpose: ['button', 'Send link'] },
  notAuthorized: { title: 'Not allowed', purpose: ['link', 'Go to home'] },
  help: { title: 'Help', purpose: ['button', 'Change a price'] },
  logout: { title: 'Sign out', level: 2, purpose: ['button', 'Sign out'] },
  home: { title: 'Home', purpose: ['link', 'Review and publish'], opens: 'page' },
  companies: { title: 'Companies', purpose: ['button', 'Continue: {cName}'] },
  newCompany: { title: 'New company', purpose: ['button', 'Create company'] },
  editCompany: { title: 'Edit company', purpose: save, at: ({ idCompany }) => [idCompany] },
  beginCompany: {
    title: 'Begin to sell',
    purpose: ['link', 'Go to home'],
    opens: 'page',
    at: ({ idCompany }) => [idCompany],
  },
  backup: { title: 'Backup', purpose: ['button', 'Make a backup'], at: ({ idCompany }) => [idCompany] },
  company: { purpose: ['link', 'Companies'], opens: 'page', at: ({ idCompany }) => [idCompany] },
  terminals: { title: 'Tills', purpose: ['button', 'New till'], opens: 'dialog' },
  businessCompanies: { title: 'Companies', purpose: ['button', 'Continue: {cName}'] },
  businessStores: { title: 'Stores', purpose: ['button', 'Work in {cName}, for {sName}'] },
  businessGroups: { title: 'Groups', purpose: ['button', 'New group'], opens: 'dialog' },
  businessTerminals: { title: 'Tills', purpose: ['button', 'New till'], opens: 'dialog' },
  gatewayRequests: { title: 'Gateway requests', purpose: ['grid'] },
  people: { title: 'People', purpose: invites, opens: 'dialog' },
  person: { purpose: ['link', 'Open the role'], opens: 'page', at: ({ idPerson }) => [idPerson] },
  roles: { title: 'Roles', purpose: ['link', 'New role'], opens: 'page' },
  newRole: { title: 'New role', purpose: save },
  role: { purpose: edit, at: ({ role }) => [role] },
  editRole: { purpose: save, at: ({ role }) => [role] },
  translations: { title: 'Translate texts', purpose: ['grid'] },
  securityActions: { title: 'Actions', purpose: ['grid'] },
  securityEntities: { title: 'Entities', purpose: ['grid'] },
  privilegeActions: { title: 'Actions', purpose: ['grid'] },
  privilegeEntities: { title: 'Entities', purpose: ['grid'] },
  privilegePermissions: { title: 'Actions', purpose: ['grid'] },
  excel: { title: 'Import and export', purpose: ['grid'] },
  photos: { title: 'Pictures', purpose: ['button', 'Add pictures'], opens: 'dialog' },
  ratesStore: { title: 'Rate calendar', purpose: ['link', 'New store rate'], opens: 'page' },
  notify: { title: 'Write to people', purpose: ['button', 'Send'] },
  message: {
    purpose: ['link', 'Go to home'],
    opens: 'page',
    at: ({ idMessage }) => [idMessage],
  },
  trackers: { title: 'Changes', purpose: ['button', 'Publish all…'], opens: 'dialog' },
  commits: { title: 'Publications', purpose: ['grid'] },
  commit: {
    title: 'Publication {0} · {1}',
    purpose: ['button', 'Revert…'],
    opens: 'alertdialog',
    at: ({ idCommit }) => [idCommit],
  },
  tickets: { title: 'Tickets', purpose: ['grid'] },
  invoices: { title: 'Invoices', purpose: ['grid'] },
  delivered: { title: 'Delivery notes', purpose: ['grid'] },
  bought: { title: 'Goods received', purpose: ['link', 'New purchase'], opens: 'page' },
  purchase: { purpose: ['button', 'Print'], at: ({ idPurchase }) => [idPurchase] },
  newPurchase: { title: 'New purchase', purpose: ['button', 'Record purchase'] },
  todaySales: { title: 'Statistics', purpose: ['button', 'Print'] },
  zReporting: { title: 'Closed days', purpose: ['button', 'Print'] },
  closing: {
    purpose: ['button', 'Print'],
    at: ({ idClosing }) => [idClosing],
  },
  openPeriod: { purpose: ['button', 'Read again'], at: ({ idStore }) => [idStore] },
  employees: { title: 'Sales by employee', purpose: ['button', 'Print'] },
  kitchenTimes: { title: 'Kitchen times', purpose: ['button', 'Print'] },
  cardPayments: { title: 'Card payments', purpose: ['button', 'Export'] },
  payouts: { title: 'Payouts', purpose: ['grid'] },
  cardStores: { title: 'Card stores', purpose: ['button', 'Print'] },
  cardReaders: { title: 'Card readers', purpose: ['grid'] },
  enrolments: { title: 'Take cards', purpose: ['button', 'New enrolment'], opens: 'dialog' },
  analytics: { title: 'Card analytics', purpose: ['button', 'Print'] },
  balance: { title: 'Balance', purpose: ['button', 'Print'] },
  hubOrders: { title: 'Online orders', purpose: ['button', 'Details'], opens: 'dialog' },
  hubSchedule: { title: 'Week of orders', purpose: ['link', 'New hours'], opens: 'page' },
  qrInfo: { title: 'QR codes at the tables', purpose: ['button', 'Change address'], opens: 'dialog' },
  kitchenScreens: { title: 'Kitchen screens', purpose: ['link', 'Open the kitchen'] },
  scoreboard: { title: 'Scoreboard', purpose: ['button', 'Print'] },
  presentations: { title: 'Wall displays', purpose: ['button', 'New wall display'], opens: 'dialog' },
};

/** By what stands for the `$` of their address; a walk compares them with what the profile's menu offers. */
export const ofProfile: Readonly<Record<ProfilePath, Sight>> = {
  basic: { title: 'Personal details', purpose: save },
  address: { title: 'Address', purpose: save },
  social: { title: 'Social media', purpose: save },
  picture: { title: 'Picture', purpose: ['button', 'Choose picture'] },
  password: { title: 'Password and devices', purpose: ['button', 'Change password'] },
  'invitations/received': { title: 'Invitations received', purpose: ['link', 'Invitations received'] },
  'invitations/sent': { title: 'Invitations sent', purpose: invites, opens: 'dialog' },
  'ownership/received': { title: 'Ownership received', purpose: ['link', 'Ownership received'] },
  'ownership/sent': { title: 'Ownership sent', purpose: ['button', 'Offer a company'], opens: 'dialog' },
  'accesskey/received': { title: 'Access keys received', purpose: ['link', 'Access keys received'] },
  'accesskey/sent': { title: 'Access keys given', purpose: ['button', 'Give a key'], opens: 'dialog' },
  notifications: { title: 'Notification settings', purpose: ['switch', 'Imports'] },
  theme: { title: 'Appearance', purpose: ['radio'] },
  environment: { title: 'Environment', purpose: ['button', 'Copy all'] },
  about: { title: 'About {name}', purpose: ['link', 'Terms'] },
};

const idTax = ({ idTax }: Stock): readonly string[] => [idTax];
/** Below the address of an area: the same code draws them for all, here those of the taxes. */
const { tree: _, ...ofEveryArea } = areaPages;
const ofArea: Entries<typeof ofEveryArea> = {
  list: { purpose: ['link', 'New'], opens: 'page', menu: 'More' },
  new: { title: 'New {kind}', purpose: save },
  show: { purpose: save, at: idTax },
  edit: { purpose: save, at: idTax },
  duplicate: { title: 'Copy of {called}', purpose: save, at: idTax },
  import: { title: 'Import: {area}', purpose: ['button', 'Choose file'] },
  importOne: {
    title: 'Import: {0}',
    purpose: ['link', 'Columns'],
    at: ({ idImport }) => [idImport],
  },
};

const ofRecord = (area: Resource, page: AreaPage, id: string) => ({
  path: filled(pathOf(area, page), [id]),
  ...demandOf(area, page),
});
/** Pages of areas that have code of their own beside what draws all of them. */
const ofOwnCode = ({ idStore, idProduct, idMonitor }: Stock): readonly Place[] => {
  const edited = { purpose: save } as const;
  return [
    { ...ofRecord(store, 'show', idStore), ...edited },
    { ...ofRecord(product, 'edit', idProduct), ...edited },
    { ...ofRecord(monitor, 'show', idMonitor), ...edited },
    { ...ofRecord(department, 'tree', ''), purpose: ['link', 'As a list'], opens: 'page' },
    { ...ofRecord(businessInfo, 'list', ''), ...edited },
    { ...ofRecord(businessInfo, 'edit', ''), ...edited },
  ];
};

/** A page with an address that opens, and what it demands. */
export interface Place extends Sight, Partial<Demand> {
  readonly path: string;
}
const filled = (path: string, values: readonly string[]): string => {
  const left = [...values];
  return path.replaceAll(/\$\w*/g, () => encodeURIComponent(left.shift() ?? ''));
};
/** A page of a table; one of an area demands verbs. */
type Described = Page & { readonly verbs?: readonly Verb[] };
const placesIn = <Table extends Readonly<Record<string, Described>>>(
  table: Table,
  entries: Entries<Table>,
  stock: Stock,
): Place[] =>
  Object.entries<Described>(table).map(([name, { path, verbs, ...demand }]) => {
    const entry = entries[name];
    if (!entry) throw new Error(`Nobody has said where the page ${name} opens.`);
    const { at, ...sight }: Sight & { readonly at?: (stock: Stock) => readonly string[] } = entry;
    return {
      ...sight,
      ...demand,
      ...(verbs && { scope: 'company', actions: verbs.map((verb) => actionOf(tax, verb)) }),
      path: filled(path, at?.(stock) ?? []),
    };
  });

/** Pages that anybody may open, and those behind the sign-in: every page there is, each at an address. */
export const placesOf = (
  stock: Stock,
): {
  readonly outside: readonly Place[];
  readonly inside: readonly Place[];
  /** What no role of a company opens. */
  readonly ofPlatform: readonly Place[];
} => {
  const own = placesIn(console, ofConsole, stock);
  const open = new Set<string>([pages.login, pages.register, pages.recover].map(({ path }) => path));
  const granted = new Set<string>([...userActions, ...grantable]);
  const isOfPlatform = ({ actions = [] }: Place): boolean => actions.some((action) => !granted.has(action));
  const all: readonly Place[] = [
    ...own.filter(({ path }) => !open.has(path)),
    ...Object.entries(ofProfile).map(([page, sight]) => ({
      ...sight,
      ...profile,
      path: profile.path.replace('$', page),
    })),
    ...placesIn(ofEveryArea, ofArea, stock).map((place) => ({ ...place, path: tax.route + place.path })),
    ...ofOwnCode(stock),
  ];
  return {
    outside: [...own.filter(({ path }) => open.has(path)), ...placesIn(doors, ofDoors, stock)],
    inside: all.filter((place) => !isOfPlatform(place)),
    ofPlatform: all.filter(isOfPlatform),
  };
};

const sheet = new Blob(['code,names.es-ES,value,order\nIMPORTADO,Importado,,900000\n']);

/** Makes what pages show, over HTTP; `mark` keeps it apart from what other walks made. */
export const stockOf = async ({ origin, dataDirectory }: Platform, mark: string): Promise<Stock> => {
  const { call, idCompany, idUser, makeTax } = await encinaAs(origin, 'owner');
  const { id: idTax } = await makeTax(mark);
  const { data: known } = await call(syncCalls.commitList, { data: { idCompany, limit: 10 } });
  // A publication of one change: the first one holds the whole catalogue, which says no more and takes axe minutes.
  const { data: trackers } = await call(syncCalls.trackerList, { data: { idCompany, limit: 10 } });
  const { data: commits } = await call(syncCalls.publish, {
    data: {
      idCompany,
      idStores: known.elements.slice(0, 1).map(({ idStore }) => idStore),
      idTrackers: trackers.elements.slice(0, 1).map(({ id }) => id),
    },
  });
  // What waits to be published.
  await makeTax(`${mark}.NEXT`);
  const { data: role } = await call(roleCalls.make, {
    data: { idCompany, name: `Turno ${mark}`, permissions: {} },
  });
  const { data: roles } = await call(roleCalls.ofCompany, { params: { companyId: idCompany } });
  const { data: imported } = await call(importInto(tax), {
    data: { idCompany, fileName: `${mark}.csv` },
    files: { file: sheet },
  });
  const { data: tickets } = await call(ticketCalls.list, { data: { idCompany, limit: 10 } });
  const { data: stores } = await call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  // A new till that closes without a sale: the others' tickets go on while this is read.
  const { data: till } = await call(terminalCalls.make, {
    data: { idCompany, idStore: stores[0]?.id ?? '', name: `Caja ${mark}` },
  });
  const { data: issued } = await call(terminalCalls.issue, { params: { id: till.id } });
  const { data: signed } = await callerOf(origin).call(deviceCalls.login, {
    data: { license: issued.license, machine: 'test' },
  });
  const { data: closed } = await callerOf(origin, signed.token).call(deviceCalls.z, {
    data: {
      number: signed.lastZ + 1,
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date().toISOString(),
      currency: signed.currency,
      firstTicket: null,
      lastTicket: null,
      tickets: 0,
      net: 0,
      total: 0,
      taxes: [],
      payments: [],
      grandTotal: signed.grandTotal,
      own: null,
    },
  });
  const firstOf = async (area: typeof product | typeof monitor): Promise<string> => {
    const { data } = await call(resourceCalls(area).list, { data: { idCompany, limit: 10 } });
    return data.elements[0]?.id ?? '';
  };
  const email = `${mark.toLowerCase()}@floor.example`;
  await call(invitationCalls.send, { data: { idCompany, email, role: role.code } });
  const pool = embeddedPool(dataDirectory);
  const [mail] = await mailsTo(pool, email);
  await pool.end();
  // Of a till that has sold and closed nothing since; another walk may have made an invoice of the last one.
  const sold = tickets.elements.filter(({ isVoided, training }) => !isVoided && !training);
  const read = await Promise.all(sold.map(({ id }) => call(ticketCalls.get, { params: { id } })));
  const { data: invoice } = await call(invoiceCalls.make, {
    data: {
      ids: [read.find(({ data }) => !data.invoice)?.data.id ?? ''],
      buyer: {
        name: 'Talleres Ferrer, S.L.',
        taxNumber: 'B84235712',
        street: 'Calle de la Cruz 8',
        zip: '28012',
        city: 'Madrid',
        country: 'ES',
      },
    },
  });
  const { data: purchases } = await call(purchaseCalls.list, { data: { idCompany, limit: 10 } });
  const { data: hung } = await call(presentationCalls.make, {
    data: { idStores: stores.slice(0, 1).map(({ id }) => id), page: 'todaysales', name: 'Sala' },
  });
  const operator = await encinaAs(origin, 'operator');
  await operator.call(noticeCalls.send, {
    data: {
      idCompanies: [idCompany],
      texts: [{ language: 'en-GB', title: 'Stocktaking on Friday', body: 'Come an hour earlier.' }],
    },
  });
  const { data: unread } = await call(messageCalls.list, {
    params: { status: 'UNR', offset: '0', limit: '10' },
  });
  return {
    block: hung.block,
    idInvoice: invoice.id,
    idPurchase: purchases.elements[0]?.id ?? '',
    idCompany,
    idTax,
    idImport: imported.id,
    idCommit: commits[0]?.id ?? '',
    idClosing: closed.id,
    idMessage: unread.elements.find(({ nclass }) => nclass === 'company')?.id ?? '',
    idPerson: roles.flatMap(({ people }) => people).find(({ id }) => id !== idUser)?.id ?? '',
    idTicket: tickets.elements[0]?.id ?? '',
    idStore: stores[0]?.id ?? '',
    idProduct: await firstOf(product),
    idMonitor: await firstOf(monitor),
    role: role.code,
    invitation: invitedBy(mail),
  };
};
