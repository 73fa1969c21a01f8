import type { OfferedLanguage } from './index.ts';

export const languages: readonly OfferedLanguage[] = [
  { code: 'en-GB', name: 'English (United Kingdom)', direction: 'ltr' },
  { code: 'es-ES', name: 'Español (España)', direction: 'ltr', translatedName: 'Spanish (Spain)' },
  { code: 'ar-EG', name: 'العربية (مصر)', direction: 'rtl', translatedName: 'Arabic (Egypt)' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  english: { current: 'en-GB' },
  arabic: { current: 'ar-EG' },
} as const;
