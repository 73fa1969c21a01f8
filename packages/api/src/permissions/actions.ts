/**
 * What an action is about: `default` what everybody has of their own, `company` and `store` the business itself and its
 * records, `special` what is no verb of an area. Groups and licence properties bring kinds of their own.
 */
export type ActionKind = 'default' | 'special' | 'company' | 'store';

interface Described {
  /** Whose it is: the person's alone, or held in a business. */
  readonly scope: 'user' | 'company';
  readonly kind: ActionKind;
  /** What it lets a person do changes nothing but what is their own: who only looks may have it. */
  readonly isReading?: true;
}
const own = { scope: 'user', kind: 'default' } as const;
const special = { scope: 'company', kind: 'special' } as const;
const sees = { ...special, isReading: true } as const;

/** The actions besides those of the maintenance areas, which are of the kind of their owner. */
const described = {
  ALLOW_USER_HOME: own,
  ALLOW_USER_PROFILE: own,
  ALLOW_USER_COMPANY: own,
  ALLOW_USER_GROUP: own,
  ALLOW_USER_FAVORITES: own,
  ALLOW_USER_STATISTICS: own,
  ALLOW_COMPANY_ACCESS: { scope: 'company', kind: 'company', isReading: true },
  ALLOW_COMPANY_EDIT: { scope: 'company', kind: 'company' },
  ALLOW_COMPANY_EXPORT: { scope: 'company', kind: 'company' },
  ALLOW_STORE_ACCESS: { scope: 'company', kind: 'store', isReading: true },
  ALLOW_PAYMENT_ROUNDING: special,
  ALLOW_COMPANY_SYNC_ACCESS: sees,
  ALLOW_COMPANY_SYNC_PUBLISH: special,
  ALLOW_COMPANY_SYNC_REVERT: special,
  ALLOW_COMPANY_SYNC_DISCARD: special,
  ALLOW_COMPANY_TICKET_ACCESS: sees,
  ALLOW_COMPANY_INVOICE_CREATE: special,
  ALLOW_COMPANY_FISCAL_SEND: special,
  ALLOW_COMPANY_PURCHASE_ACCESS: sees,
  ALLOW_COMPANY_PURCHASE_CREATE: special,
  ALLOW_COMPANY_PURCHASE_DELETE: special,
  ALLOW_COMPANY_BALANCE_ACCESS: sees,
  ALLOW_COMPANY_CARD_ACCESS: sees,
  ALLOW_COMPANY_CARD_ENROL: special,
  // Sends money to a bank.
  ALLOW_COMPANY_CARD_PAY: special,
  ALLOW_COMPANY_ORDER_ACCESS: sees,
  ALLOW_COMPANY_ORDER_EDIT: special,
  // Lets figures out to whoever holds an address.
  ALLOW_COMPANY_PRESENTATION_CREATE: special,
  ALLOW_COMPANY_TERMINAL_ACCESS: sees,
  ALLOW_COMPANY_TERMINAL_EDIT: special,
  ALLOW_COMPANY_TERMINAL_DELETE: special,
  ALLOW_COMPANY_TERMINAL_LICENSE: special,
  // Opens a screen, and a screen moves orders.
  ALLOW_COMPANY_KITCHEN_ACCESS: special,
  ALLOW_COMPANY_KITCHEN_REVOKE: special,
  ALLOW_COMPANY_ROLE_ACCESS: sees,
  ALLOW_COMPANY_ROLE: special,
  ALLOW_COMPANY_PERMISSION: special,
  ALLOW_COMPANY_INVITE: special,
  ALLOW_COMPANY_NOTIFY: special,
} as const satisfies Readonly<Record<string, Described>>;

type ActionOf<S extends Described['scope']> = {
  [A in keyof typeof described]: (typeof described)[A] extends { readonly scope: S } ? A : never;
}[keyof typeof described];
export type UserAction = ActionOf<'user'>;
export type CompanyAction = ActionOf<'company'>;

const isNamed = (action: string): action is keyof typeof described => action in described;
const names = Object.keys(described).filter(isNamed);

/** Actions that concern the person alone, granted by the role of the user. */
export const userActions: readonly UserAction[] = names.filter(
  (action): action is UserAction => described[action].scope === 'user',
);

/** Actions within one company besides those of the maintenance areas. */
export const companyActions: readonly CompanyAction[] = names.filter(
  (action): action is CompanyAction => described[action].scope === 'company',
);

/** Whether an action changes nothing but what is the person's own. */
export const isReading = (action: CompanyAction): boolean => 'isReading' in described[action];

export const kindOf = (action: string): ActionKind => (isNamed(action) ? described[action].kind : 'company');

/** Permissions of kind SPC: those that belong to no maintenance area's verbs. They are granted or not, never denied. */
export const isSpecial = (action: string): boolean => companyActions.some((one) => one === action);
