import { userActions } from './actions.ts';
import { developers, everybody, operators, owners } from './codes.ts';
import { grantable, ofPlatform, reading, shared } from './grantable.ts';

const managerLacks =
  /_(?:DELETE|REVERT|ROLE|PERMISSION|INVITE)$|^ALLOW_COMPANY_(?:EDIT|EXPORT)$|^ALLOW_PAYMENT_ROUNDING$/;

/** The platform's own roles with what they grant, which no company can change (docs/product.md §5.3.2). */
export const platformRoles: Readonly<Record<string, readonly string[]>> = {
  [everybody]: [...userActions, ...shared],
  [operators]: [...grantable, ...ofPlatform],
  [developers]: reading,
  [owners]: grantable,
  MANAGER: grantable.filter((action) => !managerLacks.test(action)),
  READER: reading,
  COOK: ['ALLOW_COMPANY_ACCESS', 'ALLOW_STORE_ACCESS', 'ALLOW_COMPANY_KITCHEN_ACCESS'],
};
