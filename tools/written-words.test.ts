import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writtenWords } from './lib/written-words.ts';
import { root } from './lib/root.mjs';

/** What a person uses; stories, their states and tests say what they like. */
const modules = ['packages/ui/src', 'apps/console/src', 'apps/kds/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:css|d|fixtures|states|stories|test)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

describe('components and pages write no words that are in no catalogue', () => {
  it('in no element, name or title', () => {
    const found = modules.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return writtenWords(source, file.endsWith('x') ? 'tsx' : 'ts').map((words) => `${file}: ${words}`);
    });
    expect(found).toEqual([]);
  });

  it('of a thousand modules', () => {
    expect(modules.length).toBeGreaterThan(700);
  });
});

describe('words that are written are found', () => {
  it.each([
    ['<p>Not yet</p>', 'Not yet'],
    ['<p>\n  Two {count}\n</p>', 'Two'],
    ['<p>{"Not yet"}</p>', 'Not yet'],
    ['<p>{isEmpty ? "Not yet" : name}</p>', 'Not yet'],
    ['<p>{isEmpty && `Not yet ${name}`}</p>', 'Not yet'],
    ['<b aria-label="Close" />', 'Close'],
    ['<b aria-label={isOpen ? "Close" : t`Open`} />', 'Close'],
    ['<b aria-label={`Close ${name}`} />', 'Close'],
    ['<b title="Close" />', 'Close'],
    ['<img alt="A dish" />', 'A dish'],
    ['<input placeholder={hint ?? "Search"} />', 'Search'],
    ['<Field label="Name" />', 'Name'],
    ['<Field children="Name" />', 'Name'],
    ['<Field {...(isShort && { label: "Name" })} />', 'Name'],
    ["const item = { label: 'Name' };", 'Name'],
    ["const item = { 'aria-label': `Close ${name}` };", 'Close'],
  ])('%s', (source, words) => {
    expect(writtenWords(source)).toEqual([words]);
  });

  it.each([
    '<p>{t`Not yet`}</p>',
    '<Trans>Not yet <b>at all</b></Trans>',
    '<Plural value={count} one="# row" other="# rows" />',
    '<p>{i18n._(description)}</p>',
    '<p className="muted">×</p>',
    '<p>{kind === "open" && name}</p>',
    '<p>{styles["muted"]}</p>',
    '<p>{nameOf("open")}</p>',
    '<b title={t`Close`} slot="label" />',
    "const item = { label: msg`Name`, kind: 'label' };",
    'type Props = { label: "Name" };',
  ])('%s has none', (source) => {
    expect(writtenWords(source)).toEqual([]);
  });
});
