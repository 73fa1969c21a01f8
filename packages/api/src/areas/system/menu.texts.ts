import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const menuTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'MNU.one', message: 'Menu' },
  /*i18n*/ { id: 'MNU.many', message: 'Menus' },
  /*i18n*/ {
    id: 'MNU.about',
    message:
      'What the back office of a brand shows at its side: in which order, under which names, and what not.',
  },
  /*i18n*/ { id: 'MNU.form.branches', message: 'Branches' },
  /*i18n*/ { id: 'MNU.brand', message: 'Brand' },
  /*i18n*/ {
    id: 'MNU.brand.help',
    message:
      'Code of the brand whose host names show it. Without one it is for all brands that have no menu of their own.',
  },
  /*i18n*/ { id: 'MNU.branches', message: 'Branches' },
  /*i18n*/ { id: 'MNU.branches.branch', message: 'Branch' },
  /*i18n*/ { id: 'MNU.branches.branch.sales', message: 'Sales' },
  /*i18n*/ { id: 'MNU.branches.branch.menu', message: 'Menu' },
  /*i18n*/ { id: 'MNU.branches.branch.prices', message: 'Prices and taxes' },
  /*i18n*/ { id: 'MNU.branches.branch.team', message: 'People and tills' },
  /*i18n*/ { id: 'MNU.branches.branch.kitchen', message: 'Kitchen' },
  /*i18n*/ { id: 'MNU.branches.branch.purchases', message: 'Purchases' },
  /*i18n*/ { id: 'MNU.branches.branch.ordering', message: 'Ordering' },
  /*i18n*/ { id: 'MNU.branches.branch.cards', message: 'Cards' },
  /*i18n*/ { id: 'MNU.branches.branch.publishing', message: 'Publishing' },
  /*i18n*/ { id: 'MNU.branches.branch.settings', message: 'Settings' },
  /*i18n*/ { id: 'MNU.branches.branch.licences', message: 'Licences' },
  /*i18n*/ { id: 'MNU.branches.branch.payments', message: 'Card payment' },
  /*i18n*/ { id: 'MNU.branches.branch.platform', message: 'Platform' },
  /*i18n*/ { id: 'MNU.branches.branch.security', message: 'Security' },
  /*i18n*/ { id: 'MNU.branches.branch.integrations', message: 'Integrations' },
  /*i18n*/ { id: 'MNU.branches.branch.upgrades', message: 'Upgrades' },
  /*i18n*/ { id: 'MNU.branches.branch.notifications', message: 'Notifications' },
  /*i18n*/ { id: 'MNU.branches.names', message: 'Other name' },
  /*i18n*/ { id: 'MNU.branches.hidden', message: 'Hidden' },
  /*i18n*/ { id: 'MNU.branches.entries', message: 'Entries' },
  /*i18n*/ { id: 'MNU.branches.entries.path', message: 'Address' },
  /*i18n*/ { id: 'MNU.branches.entries.hidden', message: 'Hidden' },
];
