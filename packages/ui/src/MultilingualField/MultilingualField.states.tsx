import { bad } from '../values/bad.ts';
import type { FieldLanguage, MultilingualFieldProps } from './index.ts';

export const languages: readonly FieldLanguage[] = [
  { code: 'es-ES', name: 'Spanish', direction: 'ltr' },
  { code: 'en-GB', name: 'English', direction: 'ltr' },
  { code: 'ar-EG', name: 'Arabic', direction: 'rtl' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { value: {} },
  partly: { value: { 'es-ES': 'Pan de masa madre', 'en-GB': 'Sourdough bread' } },
  complete: {
    value: { 'es-ES': 'Pan de masa madre', 'en-GB': 'Sourdough bread', 'ar-EG': 'خبز العجين المخمر' },
  },
  invalid: {
    value: { 'es-ES': '' },
    errors: { 'es-ES': 'Give the name in Spanish, the language of this business.' },
  },
  invalidElsewhere: {
    value: { 'es-ES': 'Pan', 'en-GB': 'Bread' },
    errors: { 'en-GB': 'Another product already has this name.' },
  },
  multiline: { value: { 'es-ES': 'Pan de masa madre\nde fermentación lenta' }, isMultiline: true },
  disabled: { value: { 'es-ES': 'Pan' }, isDisabled: true },
  oneLanguage: { value: { 'es-ES': 'Pan' }, languages: languages.slice(0, 1) },
  bad: {
    label: bad.word,
    value: { 'es-ES': bad.word, 'en-GB': bad.mixed, 'ar-EG': bad.malformed },
    errors: { 'es-ES': bad.word, 'ar-EG': bad.mixed },
    languages: languages.map((language) => ({ ...language, name: bad.word })),
  },
} satisfies Record<string, Partial<MultilingualFieldProps>>;
