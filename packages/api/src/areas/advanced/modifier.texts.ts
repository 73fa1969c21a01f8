import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const modifierTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'MDF.one', message: 'Modifier' },
  /*i18n*/ { id: 'MDF.many', message: 'Modifiers' },
  /*i18n*/ { id: 'MDF.form.choices', message: 'Choices' },
  /*i18n*/ { id: 'MDF.mode', message: 'Asked' },
  /*i18n*/ { id: 'MDF.mode.N', message: 'On request' },
  /*i18n*/ { id: 'MDF.mode.F', message: 'Always' },
  /*i18n*/ { id: 'MDF.min', message: 'At least' },
  /*i18n*/ { id: 'MDF.max', message: 'At most' },
  /*i18n*/ { id: 'MDF.choices', message: 'Choices' },
  /*i18n*/ { id: 'MDF.choices.names', message: 'Name' },
  /*i18n*/ { id: 'MDF.choices.priceChange', message: 'Change of price' },
  /*i18n*/ { id: 'MDF.choices.preset', message: 'Chosen beforehand' },
  /*i18n*/ { id: 'MDF.mode.help', message: 'Asked at each sale, or only when staff open it.' },
  /*i18n*/ { id: 'MDF.min.help', message: 'With 0, staff can continue without an answer.' },
  /*i18n*/ { id: 'MDF.choices.help', message: 'A choice may make the product dearer or cheaper.' },
];
