import { bad } from '../values/bad.ts';
import type { TextFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Name' },
  filled: { label: 'Name', defaultValue: 'Taberna del Puerto' },
  placeholder: { label: 'Website', placeholder: 'https://', type: 'url' },
  described: {
    label: 'Code',
    description: 'Up to 20 letters and figures, unique in the business.',
    look: 'code',
    defaultValue: 'IVA21',
  },
  required: { label: 'Name', isRequired: true },
  wrong: {
    label: 'Code',
    look: 'code',
    defaultValue: 'IVA21',
    error: 'Another tax has this code. IVA21-2 is free.',
  },
  disabled: { label: 'Name', defaultValue: 'Taberna del Puerto', isDisabled: true },
  readOnly: { label: 'Name', defaultValue: 'Taberna del Puerto', isReadOnly: true },
  small: { label: 'Name', size: 'sm', defaultValue: 'Taberna' },
  large: { label: 'Name', size: 'lg', defaultValue: 'Taberna' },
  affixes: { label: 'Address', prefix: 'https://', suffix: '.example', defaultValue: 'taberna' },
  hiddenLabel: { label: 'Name', isLabelHidden: true, placeholder: 'Name' },
  withEnd: { label: 'Name', labelEnd: '18 of 40', defaultValue: 'Taberna del Puerto' },
  otherDirection: { label: 'Name in Arabic', lang: 'ar', dir: 'rtl', defaultValue: 'ضريبة القيمة المضافة' },
  longText: {
    label: 'The name that is printed on the ticket below the address of the business',
    description: 'It may be longer than the paper is wide; the printer then breaks it at a space.',
    error: 'This name is longer than the 40 signs that the fiscal printer takes. Shorten it by 12.',
  },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    labelEnd: bad.long,
    prefix: bad.word,
    suffix: bad.mixed,
    defaultValue: bad.long,
  },
} satisfies Record<string, TextFieldProps>;
