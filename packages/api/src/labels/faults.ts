import type { MessageDescriptor } from '@lingui/core';

/** Texts of faults: English here, other languages in `src/locales`. */
export const faultsTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'fault.required', message: 'This field is required.' },
  /*i18n*/ { id: 'fault.unknown', message: 'This field is not known here.' },
  /*i18n*/ { id: 'fault.type', message: 'This value does not fit the field.' },
  /*i18n*/ { id: 'fault.too_long', message: 'At most {max} characters.' },
  /*i18n*/ { id: 'fault.too_short', message: 'At least {min} characters.' },
  /*i18n*/ { id: 'fault.too_small', message: 'Enter {min} or more.' },
  /*i18n*/ { id: 'fault.too_big', message: 'Enter {max} or less.' },
  /*i18n*/ { id: 'fault.too_many', message: 'At most {max} entries.' },
  /*i18n*/ { id: 'fault.too_many_digits', message: 'At most {max} digits after the separator.' },
  /*i18n*/ { id: 'fault.not_integer', message: 'Field must be integer' },
  /*i18n*/ { id: 'fault.not_a_number', message: 'Enter a number.' },
  /*i18n*/ {
    id: 'fault.code',
    message: 'Letters without accents, digits, point, hyphen and underscore only.',
  },
  /*i18n*/ { id: 'fault.choice', message: 'Choose one of the values offered.' },
  /*i18n*/ { id: 'fault.url', message: 'Field must be URL.' },
  /*i18n*/ { id: 'fault.colour', message: 'Enter a colour such as #1f6feb.' },
  /*i18n*/ { id: 'fault.language', message: 'Enter a language such as es-ES.' },
  /*i18n*/ { id: 'fault.country', message: 'Enter a country or part of it such as ES or ES-CN.' },
  /*i18n*/ { id: 'fault.date', message: 'Enter a date.' },
  /*i18n*/ { id: 'fault.time', message: 'Enter a time.' },
  /*i18n*/ {
    id: 'fault.default_language',
    message: 'Fill in the name in the company’s default language ({language}).',
  },
  /*i18n*/ { id: 'fault.not_found', message: 'This record no longer exists. Choose another.' },
  /*i18n*/ { id: 'fault.repeated', message: 'This entry is already in the list.' },
  /*i18n*/ { id: 'fault.control_characters', message: 'Remove the invisible control characters.' },
  /*i18n*/ { id: 'fault.group_needs_two', message: 'A group needs two taxes or more.' },
  /*i18n*/ { id: 'fault.own_member', message: 'A group cannot hold itself.' },
  /*i18n*/ { id: 'fault.separators_equal', message: 'Choose another sign than the thousands separator.' },
  /*i18n*/ {
    id: 'fault.fewer_choices',
    message: 'There must be at least {min} choices, as many as have to be taken.',
  },
  /*i18n*/ { id: 'fault.sales_rate_only', message: 'Only a sales rate can be the default.' },
  /*i18n*/ { id: 'fault.exists', message: 'This value is already taken.' },
  /*i18n*/ { id: 'fault.does_not_add_up', message: 'This figure does not follow from the others.' },
];
