import type { MessageDescriptor } from '@lingui/core';

/** Texts of menu: English here, other languages in `src/locales`. */
export const menuTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'menu.home', message: 'Home' },
  /*i18n*/ { id: 'menu.maintenances', message: 'Catalogue' },
  /*i18n*/ { id: 'menu.basics', message: 'Basics' },
  /*i18n*/ { id: 'menu.advanced', message: 'Advanced' },
  /*i18n*/ { id: 'menu.sales', message: 'Sales' },
  /*i18n*/ { id: 'menu.system', message: 'System' },
  /*i18n*/ { id: 'menu.people', message: 'People' },
  /*i18n*/ { id: 'menu.roles', message: 'Roles' },
  /*i18n*/ { id: 'menu.sync', message: 'Synchronisation' },
  /*i18n*/ { id: 'menu.trackers', message: 'Changes' },
  /*i18n*/ { id: 'menu.commits', message: 'Publications' },
  /*i18n*/ { id: 'menu.documents', message: 'Documents' },
  /*i18n*/ { id: 'menu.purchases', message: 'Purchases' },
  /*i18n*/ { id: 'menu.tickets', message: 'Tickets' },
  /*i18n*/ { id: 'menu.kds', message: 'Kitchen' },
  /*i18n*/ { id: 'menu.licenses', message: 'Licences' },
];
