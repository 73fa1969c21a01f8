import type { CompanyAction, UserAction } from './actions.ts';

/** What every person may do who may sign in. */
export const everybody = 'USER';
/** The operators' role, in every company. */
export const operators = 'OPERATOR';
/** What a person of kind DEV may do in their companies beside what their role there says (docs/product.md §5.3.4). */
export const developers = 'DEVELOPER';
/** A company has one person of this role at least (docs/product.md §5.5). */
export const owners = 'OWNER';
/** What who sees as somebody else has of what is that person's own (docs/product.md §5.7): their home, and reports of the company. */
export const goesHome = 'ALLOW_USER_HOME' satisfies UserAction;
export const seesReports = 'ALLOW_USER_STATISTICS' satisfies UserAction;
/** Whoever holds it gives roles, and is whom to ask for what is missing. */
export const givesRoles = 'ALLOW_COMPANY_ROLE' satisfies CompanyAction;

/** Whoever holds it makes roles of the company, says what they grant, and sees the company as its people do. */
export const makesRoles = 'ALLOW_COMPANY_PERMISSION' satisfies CompanyAction;
/** Whoever holds it sees the roles of the company, and who has them. */
export const seesRoles = 'ALLOW_COMPANY_ROLE_ACCESS' satisfies CompanyAction;

/** Whoever holds it invites people into a company (docs/product.md §22.4). */
export const invites = 'ALLOW_COMPANY_INVITE' satisfies CompanyAction;

/** Whoever holds it writes to the people of a company (docs/product.md §21.11). */
export const notifies = 'ALLOW_COMPANY_NOTIFY' satisfies CompanyAction;

/** What no access key opens: who is let in for a time lets nobody else in (docs/product.md §22.12). */
export const neverKeyed: readonly string[] = [givesRoles, makesRoles, invites];
/** What every access key opens: a company that is not seen cannot be worked in. */
export const seesCompany = 'ALLOW_COMPANY_ACCESS' satisfies CompanyAction;

/** Publishing takes all of these: what it is sent to is chosen among the stores (docs/product.md §9.2). */
export const publishes = [
  'ALLOW_COMPANY_SYNC_PUBLISH',
  'ALLOW_STORE_ACCESS',
] as const satisfies readonly CompanyAction[];

/** The platform's roles that a company gives, those that may do more first. */
export const givenRoles = [owners, 'MANAGER', 'READER', 'COOK'] as const;

/** The roles that reach a person of a kind in a company where they have `role`. */
export const reaching = (kind: string, role: string): readonly string[] => {
  // The administrator's grant stands alone: nothing that a company says reaches it.
  if (kind === 'SYS') return [operators];
  return kind === 'DEV' ? [role, developers] : [role];
};
