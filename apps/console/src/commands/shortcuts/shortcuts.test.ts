import { expect, test } from 'vitest';
import { chordOf, type Press, printed } from './chord.ts';
import { hear, type Heard, isPlain } from './hear.ts';
import { type ShortcutId, shortcutIds, shortcutOf, shortcuts } from './shortcuts.ts';

const press = (over: Partial<Press>): Press => ({
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...over,
});

test.each([
  ['Ctrl elsewhere', { key: 'k', ctrlKey: true }, false, 'mod+k'],
  ['the other one elsewhere', { key: 'k', metaKey: true }, false, undefined],
  ['⌘ on a Mac', { key: 'k', metaKey: true }, true, 'mod+k'],
  ['Ctrl on a Mac, which cuts a line off', { key: 'k', ctrlKey: true }, true, undefined],
  ['capitals', { key: 'K', ctrlKey: true }, false, 'mod+k'],
  ['an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, false, 'mod+k'],
  ['another layout, by what is printed', { key: 'k', code: 'KeyV', ctrlKey: true }, false, 'mod+k'],
  ['with Shift it is another', { key: 'K', ctrlKey: true, shiftKey: true }, false, undefined],
  ['a sign with Shift', { key: '?', shiftKey: true }, false, '?'],
  ['the same sign without', { key: '?' }, false, '?'],
  ['a letter with Shift', { key: 'N', shiftKey: true }, false, undefined],
  ['AltGr and what it writes', { key: '?', altKey: true, ctrlKey: true }, false, undefined],
  ['half a word of another script', { key: 'n', isComposing: true }, false, undefined],
] as const)('%s', (_, over, onApple, chord) => {
  expect(chordOf(press(over), onApple)).toBe(chord);
});

const after = (...chords: readonly string[]) =>
  chords.reduce<Heard<ShortcutId>>(({ pending }, chord) => hear(shortcuts, shortcutIds, pending, chord), {
    pending: [],
  });

test('keys one after the other', () => {
  expect(after('g')).toEqual({ pending: ['g'] });
  expect(after('g', 'h').fired).toBe('home');
  expect(after('g', 'y')).toEqual({ pending: [] });
  expect(after('g', '/').fired).toBe('search');
  expect(after('g', 'g', 'h').fired).toBe('home');
  expect(after('h').fired).toBeUndefined();
});

test('no keys are the beginning of others, and none are there twice', () => {
  const all = shortcutIds.map((id) => shortcutOf(id).keys.join(' '));
  for (const keys of all)
    expect(all.filter((other) => other === keys || other.startsWith(`${keys} `))).toEqual([keys]);
});

test('those of single characters can be told from the others', () => {
  expect(shortcutIds.filter((id) => !isPlain(shortcutOf(id)))).toEqual(['palette', 'save']);
});

test('keys as they are printed', () => {
  expect([printed(shortcuts.palette, false), printed(shortcuts.palette, true)]).toEqual([
    ['Ctrl', 'K'],
    ['⌘', 'K'],
  ]);
  expect(printed(shortcuts.home, false)).toEqual(['G', 'H']);
});
