import { expect, test } from 'vitest';
import { SOFT_HYPHEN, syllables } from './syllables.ts';

const parted = (name: string): string => syllables(name).replaceAll(SOFT_HYPHEN, '-');

test('long words are parted before a consonant and its vowel, never within a sound', () => {
  expect(parted('Espaguetis extraordinariamente picantes')).toBe(
    'Espaguetis extraor-di-na-ria-mente picantes',
  );
  expect(parted('CHEESEBURGER')).toBe('CHEE-SE-BUR-GER');
  expect(parted('Desencallable')).toBe('Desen-ca-lla-ble');
});
test('short words and those of joined letters stay whole', () => {
  for (const name of ['Hamburguesa', 'Albóndigas en salsa', 'والمستشفياتوالاستراتيجياتالدولية'])
    expect(syllables(name)).toBe(name);
});
