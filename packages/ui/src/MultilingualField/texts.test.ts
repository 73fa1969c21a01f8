import { expect, it } from 'vitest';
import { missingLanguages, withText } from './texts.ts';

const languages = [{ code: 'es-ES' }, { code: 'en-GB' }, { code: 'ar-EG' }];

it('counts blanks as missing', () => {
  expect(missingLanguages({ 'es-ES': 'General', 'en-GB': '  ' }, languages)).toEqual([
    { code: 'en-GB' },
    { code: 'ar-EG' },
  ]);
});

it('takes an emptied language out and keeps those that are not offered any more', () => {
  const value = { 'es-ES': 'General', 'ca-ES': 'General' };
  expect(withText(value, 'es-ES', '')).toEqual({ 'ca-ES': 'General' });
  expect(withText(value, 'en-GB', 'Standard')).toEqual({ ...value, 'en-GB': 'Standard' });
});
