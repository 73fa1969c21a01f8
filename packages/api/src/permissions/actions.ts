/** Actions that concern the person alone, granted by the role of the user. */
export const userActions = ['ALLOW_USER_HOME', 'ALLOW_USER_PROFILE', 'ALLOW_USER_COMPANY'] as const;

/** Actions within one company besides those of the maintenance areas. */
export const companyActions = [
  'ALLOW_COMPANY_ACCESS',
  'ALLOW_STORE_ACCESS',
  'ALLOW_PAYMENT_ROUNDING',
  'ALLOW_COMPANY_SYNC_ACCESS',
  'ALLOW_COMPANY_SYNC_PUBLISH',
  'ALLOW_COMPANY_SYNC_REVERT',
  'ALLOW_COMPANY_SYNC_DISCARD',
  'ALLOW_COMPANY_TICKET_ACCESS',
  'ALLOW_COMPANY_KITCHEN_ACCESS',
  'ALLOW_COMPANY_KITCHEN_REVOKE',
  'ALLOW_COMPANY_ROLE_ACCESS',
  'ALLOW_COMPANY_ROLE',
  'ALLOW_COMPANY_PERMISSION',
  'ALLOW_COMPANY_INVITE',
] as const;

export type CompanyAction = (typeof companyActions)[number];
export type UserAction = (typeof userActions)[number];

/** Permissions of kind SPC: those that belong to no entity's four verbs. They are granted or not, never denied. */
export const isSpecial = (action: string): boolean => companyActions.some((one) => one === action);
