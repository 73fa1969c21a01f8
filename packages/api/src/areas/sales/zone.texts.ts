import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const zoneTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'ZON.one', message: 'Zone' },
  /*i18n*/ { id: 'ZON.many', message: 'Zones' },
  /*i18n*/ {
    id: 'ZON.about',
    message: 'Rooms and terraces of a store, with the tables that its tills serve.',
  },
  /*i18n*/ { id: 'ZON.form.plan', message: 'Floor plan' },
  /*i18n*/ { id: 'ZON.idStore', message: 'Store' },
  /*i18n*/ { id: 'ZON.width', message: 'Width of the plan' },
  /*i18n*/ { id: 'ZON.depth', message: 'Depth of the plan' },
  /*i18n*/ { id: 'ZON.width.help', message: 'In squares of about half a metre.' },
  /*i18n*/ { id: 'ZON.tables', message: 'Tables' },
  /*i18n*/ { id: 'ZON.tables.number', message: 'Number or name' },
  /*i18n*/ { id: 'ZON.tables.kind', message: 'Kind' },
  /*i18n*/ { id: 'ZON.tables.kind.PTO', message: 'Table' },
  /*i18n*/ { id: 'ZON.tables.kind.DEC', message: 'Decoration' },
  /*i18n*/ { id: 'ZON.tables.kind.FLO', message: 'Floor' },
  /*i18n*/ { id: 'ZON.tables.shape', message: 'Shape' },
  /*i18n*/ { id: 'ZON.tables.shape.S', message: 'Angular' },
  /*i18n*/ { id: 'ZON.tables.shape.R', message: 'Round' },
  /*i18n*/ { id: 'ZON.tables.covers', message: 'Seats' },
  /*i18n*/ { id: 'ZON.tables.groupable', message: 'Can be joined with others' },
  /*i18n*/ { id: 'ZON.tables.x', message: 'From the left' },
  /*i18n*/ { id: 'ZON.tables.y', message: 'From the top' },
  /*i18n*/ { id: 'ZON.tables.width', message: 'Width' },
  /*i18n*/ { id: 'ZON.tables.depth', message: 'Depth' },
  /*i18n*/ { id: 'ZON.tables.turn', message: 'Turned by (degrees)' },
];
