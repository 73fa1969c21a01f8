import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, face, id, lang, names, moneyStyle } from './shapes.ts';

const frame = { by: 'user', of: 'self', isFrame: true } as const;

/** What is told of a person, by its names: other answers tell it too. */
export const userFields = {
  id,
  uName: z.string(),
  surname: z.string(),
  email: z.string(),
  lang: z.nullable(z.string()),
  kind: z.enum(['NRM', 'PRO', 'SYS', 'DEV']),
  /** Where the picture is asked for, and what tells it from an older one; none: initials stand in. */
  avatar: z.object({ url: z.nullable(z.string()), hash: z.nullable(z.string()) }),
  customize: z.object({ webTheme: z.nullable(z.string()) }),
};
export const user = z.object(userFields);
export type User = z.output<typeof user>;

/** One business, named by its kind. */
const business = z.union([
  z.object({ kind: z.literal('company'), idCompany: id }),
  z.object({ kind: z.literal('store'), idStore: id }),
]);
export type Business = z.output<typeof business>;
export const actions = z.object({ actions: z.array(z.object({ key: z.string(), value: z.string() })) });

export interface MenuEntry {
  name: string;
  path: string;
  action: string;
  heading: boolean;
  icon: string;
  iconSelected: string;
  /** Id of the label in the catalogues. */
  translate: string;
  label: string;
  submenu: MenuEntry[];
}
export const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  name: z.string(),
  path: z.string(),
  action: z.string(),
  heading: z.boolean(),
  icon: z.string(),
  iconSelected: z.string(),
  translate: z.string(),
  label: z.string(),
  submenu: z.lazy(() => z.array(menuEntry)),
});

/** The signed-in person: who, what they may do, what they see (docs/product.md §3, §5). */
/** The one menu that there is by now (docs/product.md §3.2). */
export const mainMenu = 'main';

export const peopleCalls = {
  logged: defineCall({
    name: 'user.logged',
    service: 'enrollment',
    method: 'GET',
    path: '/user/logged',
    access: frame,
    summary: 'The person behind the session',
    answer: user,
    retryOnFail: true,
  }),
  setLanguage: defineCall({
    name: 'user.setLanguage',
    service: 'enrollment',
    method: 'PUT',
    path: '/user/lang/{id}',
    access: { by: 'user', of: 'self' },
    summary: 'Keep the language of the person',
    body: z.object({ lang }),
    answer: done,
  }),
  setTheme: defineCall({
    name: 'user.setTheme',
    service: 'enrollment',
    method: 'PUT',
    path: '/user/customize/{id}/webTheme',
    access: { by: 'user', of: 'self' },
    summary: 'Keep the theme of the person: a letter and a mode, `A-light`',
    body: z.object({ webTheme: z.string().check(z.regex(/^[A-Q]-(?:light|dark|system)$/)) }),
    answer: done,
  }),
  actions: defineCall({
    name: 'action.user',
    service: 'security',
    method: 'GET',
    path: '/action/user',
    access: frame,
    summary: 'Actions granted to the person',
    answer: actions,
    retryOnFail: true,
  }),
  businessActions: defineCall({
    name: 'action.business',
    service: 'security',
    method: 'POST',
    path: '/action/business',
    access: frame,
    reads: true,
    retryOnFail: true,
    summary: 'Actions granted to the person in one business, and the company that it is or is in',
    body: business,
    answer: z.extend(actions, { idCompany: id }),
  }),
  menu: defineCall({
    name: 'menu.user',
    service: 'enrollment',
    method: 'GET',
    path: '/menu/user/{menu}',
    access: frame,
    summary: 'The menu without a company',
    answer: z.array(menuEntry),
    retryOnFail: true,
  }),
  companyMenu: defineCall({
    name: 'menu.company',
    service: 'enrollment',
    method: 'GET',
    path: '/menu/user/{menu}/{id}',
    access: frame,
    summary: 'The menu within a company',
    answer: z.array(menuEntry),
    retryOnFail: true,
  }),
};

const avatar = z.object({ url: z.nullable(z.string()), color: z.string() });

export const company = z.object({
  id,
  code: z.string(),
  cName: z.string(),
  brand: z.string(),
  /** ISO 3166-1 country of the address, and the tax regime's code (docs/product.md §14). */
  country: z.string(),
  taxRegime: z.string(),
  /** docs/product.md §1.3 */
  kind: z.enum(['1', '2', '3', '4', '5']),
  taxNumber: z.nullable(z.string()),
  version: z.number(),
  /** Nobody closes it meanwhile (docs/product.md §22.15). */
  isInMaintenance: z.boolean(),
  languages: z.array(z.object({ iso: z.string(), order: z.number(), isDefault: z.boolean() })),
  currency: moneyStyle,
  avatar,
});
export type Company = z.output<typeof company>;
export const store = z.object({
  id,
  idCompany: id,
  code: z.string(),
  sName: z.string(),
  address: z.object({ city: z.string(), country: z.string() }),
  timeZone: z.string(),
  /** When its business day begins, `HH:MM` (docs/product.md §20.1). */
  dayBegins: z.string(),
  terminals: z.number(),
  region: z.nullable(names),
  avatar: face,
});
export type Store = z.output<typeof store>;

/** Businesses that the person may see. */
export const businessCalls = {
  companiesOfUser: defineCall({
    name: 'company.ofUser',
    service: 'enrollment',
    method: 'GET',
    path: '/company/user/{id}',
    access: frame,
    summary: 'Companies of the person',
    answer: z.array(company),
    retryOnFail: true,
  }),
  company: defineCall({
    name: 'company.get',
    service: 'enrollment',
    method: 'GET',
    path: '/company/{id}',
    access: { by: 'company', action: 'ALLOW_COMPANY_ACCESS', named: 'path' },
    summary: 'One company',
    answer: company,
  }),
  storesOfCompany: defineCall({
    name: 'business.stores',
    service: 'enrollment',
    entity: 'STR',
    method: 'GET',
    path: '/store/company/{id}',
    access: { by: 'company', action: 'ALLOW_STORE_ACCESS', named: 'path' },
    summary: 'Stores of a company',
    answer: z.array(store),
  }),
  store: defineCall({
    name: 'business.store',
    service: 'enrollment',
    method: 'GET',
    path: '/store/{id}',
    access: { by: 'company', action: 'ALLOW_STORE_ACCESS', named: 'records' },
    entity: 'STR',
    summary: 'One store',
    answer: store,
  }),
};
