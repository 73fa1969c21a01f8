import { type CompanyAction, grantable, userActions } from './actions.ts';

/** What every person may do who may sign in. */
export const everybody = 'USER';
/** The operators' role, in every company. */
export const operators = 'OPERATOR';
/** What a person of kind DEV may do in their companies beside what their role there says (docs/product.md §5.3.4). */
export const developers = 'DEVELOPER';
/** A company has one person of this role at least (docs/product.md §5.5). */
export const owners = 'OWNER';
/** Whoever holds it gives roles, and is whom to ask for what is missing. */
export const givesRoles = 'ALLOW_COMPANY_ROLE' satisfies CompanyAction;

/** Whoever holds it makes roles of the company, and says what they grant. */
export const makesRoles = 'ALLOW_COMPANY_PERMISSION' satisfies CompanyAction;
/** Whoever holds it sees the roles of the company, and who has them. */
export const seesRoles = 'ALLOW_COMPANY_ROLE_ACCESS' satisfies CompanyAction;

const managerLacks = /_(?:DELETE|REVERT|ROLE|PERMISSION)$|^ALLOW_PAYMENT_ROUNDING$/;

/** The platform's own roles with what they grant, which no company can change (docs/product.md §5.3.2). */
export const platformRoles: Readonly<Record<string, readonly string[]>> = {
  [everybody]: userActions,
  [operators]: grantable,
  [developers]: grantable.filter((action) => action.endsWith('_ACCESS')),
  [owners]: grantable,
  MANAGER: grantable.filter((action) => !managerLacks.test(action)),
  READER: grantable.filter((action) => action.endsWith('_ACCESS')),
  COOK: ['ALLOW_COMPANY_ACCESS', 'ALLOW_STORE_ACCESS', 'ALLOW_COMPANY_KITCHEN_ACCESS'],
};

/** Roles that go with the kind of a person and are given by no company (docs/product.md §5.3.4). */
export const byKind: readonly string[] = [everybody, operators, developers];

/** The roles that reach a person of a kind in a company where they have `role`. */
export const reaching = (kind: string, role: string): readonly string[] => {
  // The administrator's grant stands alone: nothing that a company says reaches it.
  if (kind === 'SYS') return [operators];
  return kind === 'DEV' ? [role, developers] : [role];
};
