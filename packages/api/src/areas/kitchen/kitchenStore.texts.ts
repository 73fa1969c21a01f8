import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const kitchenStoreTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'KST.one', message: 'Kitchen of a store' },
  /*i18n*/ { id: 'KST.many', message: 'Kitchens of stores' },
  /*i18n*/ {
    id: 'KST.about',
    message:
      'How the kitchen of a store works: the end of its day, when orders are late, how they are handed over.',
  },
  /*i18n*/ { id: 'KST.form.pickup', message: 'Ready orders' },
  /*i18n*/ { id: 'KST.idStore', message: 'Store' },
  /*i18n*/ { id: 'KST.dayCutOff', message: 'End of the day' },
  /*i18n*/ { id: 'KST.alert1', message: 'Late after (minutes)' },
  /*i18n*/ { id: 'KST.alert2', message: 'Very late after (minutes)' },
  /*i18n*/ { id: 'KST.pickupCircuit', message: 'Pickup' },
  /*i18n*/ { id: 'KST.pickupCircuit.N', message: 'Handed over by the cook' },
  /*i18n*/ { id: 'KST.pickupCircuit.R', message: 'Put together first' },
  /*i18n*/ { id: 'KST.pickupCircuit.P', message: 'Put together, then called' },
  /*i18n*/ { id: 'KST.autoClear', message: 'Leaves the screen after (minutes)' },
];
