import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyless } from './lib/keyless.ts';
import { root } from './lib/root.mjs';
import { readProps } from './vite/readProps.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const overview = read('packages/ui/README.md');
const folders = readdirSync(join(root, 'packages/ui/src'));
const components = folders.filter((name) => existsSync(join(root, 'packages/ui/src', name, 'index.ts')));

it('the overview of components names every one of them', () => {
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(overview))).toEqual([]);
});

const taken = new Map(
  Object.values(readProps(join(root, 'packages/ui')))
    .flat()
    .map(({ name, props }) => [name, new Set(props.map((prop) => prop.name))]),
);

describe('the overview of components says of each nothing but what it takes', () => {
  const rows = [...overview.matchAll(/^\| ([A-Z][^|]*?) \| ((?:[^|\n]|\\\|)*) \|$/gm)]
    .map(([, head = '', body = '']) => ({
      names: head
        .replace(/\(.*\)/, '')
        .split(', ')
        .map((name) => name.trim())
        .filter((name) => taken.has(name)),
      said: propsOf(body),
    }))
    .filter(({ names }) => names.length > 0);

  it.each(rows)('$names', ({ names, said }) => {
    const props = new Set(names.flatMap((name) => [...(taken.get(name) ?? [])]));
    expect(said.filter((prop) => !props.has(prop))).toEqual([]);
  });

  it('in a row for nearly every component', () => {
    expect(rows.length).toBeGreaterThan(components.length * 0.9);
  });
});

describe('what all fields have in common, each takes', () => {
  const [, section = ''] = /^## Fields$(.*?)^## /ms.exec(overview) ?? [];
  const fields = [...section.matchAll(/^\| ([A-Z][^|]*?) \|/gm)]
    .flatMap(([, head = '']) => head.replace(/\(.*\)/, '').split(', '))
    .map((name) => name.trim())
    // With the texts of a field and a value of its own: what hands on files at once has none.
    .filter((name) => ['labelEnd', 'onChange'].every((prop) => taken.get(name)?.has(prop)));

  it.each(fields)('%s', (name) => {
    expect(['name', 'UNSAFE_className'].filter((prop) => !taken.get(name)?.has(prop))).toEqual([]);
  });

  it('as far as they are found', () => {
    expect(fields).toEqual(expect.arrayContaining(['TextField', 'RangeSlider', 'ColourField', 'TimeField']));
    expect(fields.length).toBeGreaterThan(18);
  });
});

/** Of what stands between the points the first code is of props; what is in brackets, or a type, explains them. */
function propsOf(body: string): readonly string[] {
  const items = body.replaceAll(/ ?\\\| ?/g, '/').split(' · ');
  return items.flatMap((item) => {
    const code = /`([^`]+)`/.exec(item.replaceAll(/ \((?:[^()`]|`[^`]*`)*\)/g, ''))?.[1] ?? '';
    return code
      .replaceAll(/\([^()]*\)|\{[^{}]*\}|<[^<>]*>/g, '')
      .replaceAll(/[:=]\s*\S.*?(?=\s[a-z]\w*[?:=\s]|$)/g, '')
      .split(/\s+/)
      .map((word) => word.replace(/[?(:=].*$/, ''))
      .filter((word) => /^[a-z]\w*$/.test(word));
  });
}

/** The patterns by which stories of a component are walked. */
function walked(name: string): readonly string[] {
  const file = join('packages/ui/src', name, `${name}.stories.tsx`);
  if (!existsSync(join(root, file))) return [];
  return [...read(file).matchAll(/\bapg: '([\w-]+)'/g)].map(([, pattern = '']) => pattern);
}

/** The code of a component, without what shows and tests it. */
const sourceOf = (name: string): string =>
  readdirSync(join(root, 'packages/ui/src', name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:css|states|stories|test)\.tsx?$/.test(file))
    .map((file) => read(join('packages/ui/src', name, file)))
    .join('\n');

describe('what has a page of its own in the workbench', () => {
  /** What stands under that heading is no component that a person sees. */
  const behind = overview.slice(overview.indexOf('## Behind the others'));
  const shown = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(behind));

  it.each(shown)('%s says when not to use it, and has its states as data', (name) => {
    const folder = join('packages/ui/src', name);
    expect(readdirSync(join(root, folder))).toEqual(
      expect.arrayContaining([`${name}.mdx`, `${name}.stories.tsx`, `${name}.states.tsx`]),
    );
    const page = read(join(folder, `${name}.mdx`));
    expect(page).toMatch(/^## When not to use (?:it|them)$/m);
    // The keys that are walked are read from the table by which they are.
    for (const pattern of walked(name)) expect(page).toContain(`<Keyboard of="${pattern}" />`);
  });

  it('has its keys walked by a pattern, or says why not', () => {
    const explained = Object.values(keyless).flat();
    expect(explained.toSorted()).toEqual(shown.filter((name) => walked(name).length === 0).toSorted());
  });

  it.each(keyless.read)('%s is read alone', (name) => {
    expect(sourceOf(name)).not.toMatch(
      /\bon(?:Press|Click|KeyDown)=|href=|<(?:button|input(?![^>]*type="hidden")|select|textarea)\b/,
    );
  });

  it.each(keyless.made)('%s is made of what is walked', (name) => {
    expect(sourceOf(name)).not.toMatch(/onKeyDown/);
    const parts = [...sourceOf(name).matchAll(/from '\.\.\/(\w+)\/index\.ts'/g)].map(([, part = '']) => part);
    expect(parts.filter((part) => walked(part).length > 0)).not.toEqual([]);
  });

  it.each(keyless.own)('%s has stories that press its keys', (name) => {
    expect(read(join('packages/ui/src', name, `${name}.stories.tsx`))).toContain('userEvent.keyboard(');
  });
});

it.each(['README.md', 'CONTRIBUTING.md', 'packages/ui/README.md', 'packages/tokens/README.md'])(
  'every file that %s names is there',
  (document) => {
    const named = [...read(document).matchAll(/`((?:apps|packages|tests|tools|docs)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      // What the reader is going to write.
      .filter((path) => !/Name|\barea\b/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
