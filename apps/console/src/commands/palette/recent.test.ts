import { expect, test } from 'vitest';
import { parseRecent, withChoice } from './recent.ts';

const record = { idCompany: 'c', area: 'TAX', id: '1', label: 'IVA', code: 'IVA21' };

test('the last five, each once, the newest first', () => {
  const chosen = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].map((entry) => ({ entry }));
  const kept = chosen.reduce<ReturnType<typeof withChoice>>((last, choice) => withChoice(last, choice), []);
  expect(kept.map(({ entry }) => entry)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test('what was kept is read back', () => {
  const kept = [{ entry: 'record:TAX:1', record }, { entry: 'page:/' }];
  expect(parseRecent(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ['nothing', null, []],
  ['no JSON', '[', []],
  ['no list', '{}', []],
  ['what is no choice', '[1, null, {"entry": 2}, {"entry": "page:/"}]', [{ entry: 'page:/' }]],
  [
    'a record without its company',
    '[{"entry": "r", "record": {"id": "1", "area": "TAX"}}]',
    [{ entry: 'r' }],
  ],
] as const)('%s', (_, written, kept) => {
  expect(parseRecent(written)).toEqual(kept);
});
