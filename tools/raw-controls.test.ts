import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/** What a browser gives behaviour, a name or a look of its own: pages take the component that stands for it. */
const raw = /<(?:button|input|select|textarea|a|table|dialog|details|progress|meter|form|h[1-6])(?![\w-])/g;

const rawIn = (text: string): readonly string[] => text.match(raw) ?? [];

const files = ['apps/console/src', 'apps/kds/src'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`),
);

it('pages are made of components', () => {
  const found = files.flatMap((file) =>
    rawIn(readFileSync(join(root, file), 'utf8')).map((element) => `${file} ${element}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

it('finds an element as it is written, and no component', () => {
  expect(rawIn('<form\n  id="a"><h2>a</h2><a href="#">b</a><button>c</button></form>')).toEqual([
    '<form',
    '<h2',
    '<a',
    '<button',
  ]);
  expect(rawIn('<FormFrame><article /><abbr /><a-b /><Button /><header /></FormFrame>')).toEqual([]);
});
