/** What the platform's permissions name and this release does not offer yet, and why (docs/product.md §5.2). */
export interface Later {
  /** Whose the actions are: the person's, or held in a business of this kind. */
  readonly scope: 'user' | 'company' | 'store' | 'group' | 'property';
  readonly actions: readonly string[];
  readonly why: string;
}

const of = (scope: string, verbs: readonly string[]): readonly string[] =>
  verbs.map((verb) => `ALLOW_${scope}_${verb}`);
const ofRecords = ['CREATE', 'EDIT', 'DELETE', 'EXPORT'];
const ofGroups = ['ADD', 'REMOVE'];
const ofPeople = ['INVITE', 'PERMISSION', 'ROLE'];
const all = ['ACCESS', ...ofRecords, ...ofGroups, ...ofPeople];

export const laterActions: readonly Later[] = [
  {
    scope: 'user',
    actions: of('USER', ['STORE', 'BUSINESS', 'SALES']),
    why: 'these pages are not there yet: stores are found by their company, sales by their tickets',
  },
  {
    scope: 'user',
    actions: of('USER', ['LICENSE_PROPERTY', 'SYSTEM_LICENSE', 'SYSTEM_ENVIRONMENT']),
    why: 'licences are not looked after here yet; the environment is a page of the profile',
  },
  {
    scope: 'company',
    actions: of('COMPANY', ['CREATE', 'DELETE']),
    why: 'operators make companies, and only its owner closes one',
  },
  {
    scope: 'company',
    actions: of('COMPANY', ofGroups),
    why: 'a group is a person’s own: what they see they put into it',
  },
  {
    scope: 'store',
    actions: of('STORE', ofRecords),
    why: 'stores are a maintenance area, whose actions begin with `ALLOW_COMPANY_STORE`',
  },
  {
    scope: 'store',
    actions: of('STORE', ofGroups),
    why: 'a group is a person’s own: what they see they put into it',
  },
  {
    scope: 'store',
    actions: of('STORE', ofPeople),
    why: 'people are invited into companies, and their role there holds in all stores',
  },
  {
    scope: 'group',
    actions: of('GROUP', all),
    why: 'a group is a person’s own, grants nothing, and is shared with nobody',
  },
  { scope: 'property', actions: of('PROPERTY', all), why: 'there are no licence properties yet' },
];

/** Kinds of action that come with those, and why there are none of them. */
export const laterKinds = {
  group: 'a group is a person’s own, and grants nothing',
  'licence property': 'there are no licence properties yet',
  'to define': 'every action has a kind',
  test: 'tests hold actions that there are',
} as const;
