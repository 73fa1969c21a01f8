import { nameOf, pluralOf } from '@comanda/api/labels';
import { actionOf, type CompanyAction, type UserAction, verbsOf } from '@comanda/api/permissions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useLabel } from '../app/label.ts';
import { areas } from '@comanda/api/areas';

const see = { id: 'verb.ACCESS' };
const kitchen = { id: 'menu.kds' };

/** Actions beside those of the maintenance areas: what each is about, and what it lets a person do with that. */
const others: Readonly<Record<CompanyAction | UserAction, readonly MessageDescriptor[]>> = {
  ALLOW_USER_HOME: [{ id: 'menu.home' }],
  ALLOW_USER_PROFILE: [msg`Own profile`],
  ALLOW_USER_COMPANY: [pluralOf('CMP'), msg`Choose`],
  ALLOW_USER_GROUP: [msg`Groups`],
  ALLOW_USER_FAVORITES: [msg`Favourites`],
  ALLOW_USER_STATISTICS: [msg`Statistics`, see],
  ALLOW_COMPANY_ACCESS: [nameOf('CMP'), see],
  ALLOW_COMPANY_EDIT: [nameOf('CMP'), { id: 'verb.EDIT' }],
  ALLOW_COMPANY_EXPORT: [nameOf('CMP'), msg`Back up and restore`],
  ALLOW_STORE_ACCESS: [msg`Stores with their tills`, see],
  ALLOW_PAYMENT_ROUNDING: [pluralOf('PMT'), msg`Rounding`],
  ALLOW_COMPANY_SYNC_ACCESS: [pluralOf('TRK'), see],
  ALLOW_COMPANY_SYNC_PUBLISH: [pluralOf('TRK'), msg`Publish`],
  ALLOW_COMPANY_SYNC_DISCARD: [pluralOf('TRK'), msg`Discard`],
  ALLOW_COMPANY_SYNC_REVERT: [pluralOf('CMM'), msg`Revert`],
  ALLOW_COMPANY_TICKET_ACCESS: [pluralOf('TCK'), see],
  ALLOW_COMPANY_INVOICE_CREATE: [pluralOf('IVC'), { id: 'verb.CREATE' }],
  ALLOW_COMPANY_FISCAL_SEND: [pluralOf('TCK'), msg`Tax office`],
  ALLOW_COMPANY_PURCHASE_ACCESS: [pluralOf('PUR'), see],
  ALLOW_COMPANY_PURCHASE_CREATE: [pluralOf('PUR'), { id: 'verb.CREATE' }],
  ALLOW_COMPANY_PURCHASE_DELETE: [pluralOf('PUR'), { id: 'verb.DELETE' }],
  ALLOW_COMPANY_BALANCE_ACCESS: [{ id: 'menu.balance' }, see],
  ALLOW_COMPANY_CARD_ACCESS: [{ id: 'menu.cards' }, see],
  ALLOW_COMPANY_CARD_ENROL: [{ id: 'menu.cards' }, { id: 'menu.enrolments' }],
  ALLOW_COMPANY_CARD_PAY: [{ id: 'menu.cards' }, { id: 'menu.payouts' }],
  ALLOW_COMPANY_ORDER_ACCESS: [{ id: 'menu.hubOrders' }, see],
  ALLOW_COMPANY_ORDER_EDIT: [{ id: 'menu.hubOrders' }, { id: 'verb.EDIT' }],
  ALLOW_COMPANY_PRESENTATION_CREATE: [pluralOf('PRS'), { id: 'verb.CREATE' }],
  ALLOW_COMPANY_TERMINAL_ACCESS: [pluralOf('TRM'), see],
  ALLOW_COMPANY_TERMINAL_EDIT: [pluralOf('TRM'), { id: 'verb.EDIT' }],
  ALLOW_COMPANY_TERMINAL_DELETE: [pluralOf('TRM'), { id: 'verb.DELETE' }],
  ALLOW_COMPANY_TERMINAL_LICENSE: [pluralOf('TRM'), msg`Issue licences`],
  ALLOW_COMPANY_KITCHEN_ACCESS: [kitchen, msg`Open a screen`],
  ALLOW_COMPANY_KITCHEN_REVOKE: [kitchen, msg`Manage screens`],
  ALLOW_COMPANY_ROLE_ACCESS: [msg`People`, see],
  ALLOW_COMPANY_ROLE: [msg`People`, msg`Give roles`],
  ALLOW_COMPANY_PERMISSION: [msg`People`, msg`Make roles`],
  ALLOW_COMPANY_INVITE: [msg`People`, msg`Invite`],
  ALLOW_COMPANY_NOTIFY: [msg`People`, msg`Send notifications`],
};
const isOther = (action: string): action is keyof typeof others => action in others;

const ofAreas = new Map<string, readonly MessageDescriptor[]>(
  areas.flatMap((area) =>
    verbsOf(area).map(
      (verb) => [actionOf(area, verb), [pluralOf(area.code), { id: `verb.${verb}` }]] as const,
    ),
  ),
);

/** Says an action in words: `Taxes · Create`; one that has none here by its name. */
export function useActionName(): (action: string) => string {
  const label = useLabel();
  return useCallback(
    (action) => {
      const words = ofAreas.get(action) ?? (isOther(action) ? others[action] : undefined);
      return words?.map((word) => label(word)).join(' · ') ?? action;
    },
    [label],
  );
}
