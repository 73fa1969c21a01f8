import type { MessageDescriptor } from '@lingui/core';

/** Texts of menu: English here, other languages in `src/locales`. */
export const menuTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'menu.home', message: 'Home' },
  /*i18n*/ { id: 'menu.sales', message: 'Sales' },
  /*i18n*/ { id: 'menu.menu', message: 'Menu' },
  /*i18n*/ { id: 'menu.prices', message: 'Prices and taxes' },
  /*i18n*/ { id: 'menu.team', message: 'People and tills' },
  /*i18n*/ { id: 'menu.terminals', message: 'Tills' },
  /*i18n*/ { id: 'menu.people', message: 'People' },
  /*i18n*/ { id: 'menu.kitchen', message: 'Kitchen' },
  /*i18n*/ { id: 'menu.purchases', message: 'Purchases' },
  /*i18n*/ { id: 'menu.ordering', message: 'Ordering' },
  /*i18n*/ { id: 'menu.cards', message: 'Cards' },
  /*i18n*/ { id: 'menu.publishing', message: 'Publishing' },
  /*i18n*/ { id: 'menu.settings', message: 'Settings' },
  /*i18n*/ { id: 'menu.licences', message: 'Licences' },
  /*i18n*/ { id: 'menu.payments', message: 'Card payment' },
  /*i18n*/ { id: 'menu.platform', message: 'Platform' },
  /*i18n*/ { id: 'menu.security', message: 'Security' },
  /*i18n*/ { id: 'menu.integrations', message: 'Integrations' },
  /*i18n*/ { id: 'menu.upgrades', message: 'Upgrades' },
  /*i18n*/ { id: 'menu.notifications', message: 'Notifications' },
  /*i18n*/ { id: 'menu.tickets', message: 'Tickets' },
  /*i18n*/ { id: 'menu.roles', message: 'Roles' },
  /*i18n*/ { id: 'menu.trackers', message: 'Changes' },
  /*i18n*/ { id: 'menu.commits', message: 'Publications' },
];
