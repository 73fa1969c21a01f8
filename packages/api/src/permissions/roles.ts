import { type CompanyAction, grantable, userActions } from './actions.ts';

/** What every person may do who may sign in. */
export const everybody = 'USER';
/** The operators' role, in every company. */
export const operators = 'OPERATOR';
/** A company has one person of this role at least (docs/product.md §5.5). */
export const owners = 'OWNER';
/** Whoever holds it gives roles, and is whom to ask for what is missing. */
export const givesRoles = 'ALLOW_COMPANY_ROLE' satisfies CompanyAction;

const managerLacks = /_(?:DELETE|REVERT|ROLE)$|^ALLOW_PAYMENT_ROUNDING$/;

/** The platform's own roles with what they grant, which no company can change (docs/product.md §5.3.2). */
export const platformRoles: Readonly<Record<string, readonly string[]>> = {
  [everybody]: userActions,
  [operators]: grantable,
  [owners]: grantable,
  MANAGER: grantable.filter((action) => !managerLacks.test(action)),
  READER: grantable.filter((action) => action.endsWith('_ACCESS')),
  COOK: ['ALLOW_COMPANY_ACCESS', 'ALLOW_STORE_ACCESS', 'ALLOW_COMPANY_KITCHEN_ACCESS'],
};
