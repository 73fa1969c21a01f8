import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaks } from './renames.ts';
import { rewrite } from './rewrite.ts';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const changesets = join(import.meta.dirname, '../../../.changeset');

describe.each(breaks)('$changeset', (change) => {
  const before = fixture(`${change.changeset}.before.txt`);
  const after = fixture(`${change.changeset}.after.txt`);

  it('writes the new names, and nothing else', () => {
    expect(rewrite(before, change)).toBe(after);
  });

  it('leaves what has them already', () => {
    expect(rewrite(after, change)).toBe(after);
  });

  it('has each of its names in the fixture', () => {
    const unused = [...change.props, ...change.keys].filter(
      (one) =>
        rewrite(before, {
          props: change.props.filter((prop) => prop !== one),
          keys: change.keys.filter((key) => key !== one),
        }) === after,
    );
    expect(unused).toEqual([]);
  });
});

it('reads what stands in no file of elements', () => {
  const source = `import type { DataTableColumn } from '@comanda/ui/DataTable';
export const columnsOf = <Row>(cell: (row: Row) => string) => [{ id: 'a', header: 'A', cell, sortable: true }];`;
  const [change] = breaks;
  expect(change && rewrite(source, change, 'ts')).toBe(source.replace('sortable', 'isSortable'));
});

/** Changesets that take a name away without a codemod, and why. */
const byHand: Readonly<Record<string, string>> = {};

/** How a changeset tells that a name is another, or none. */
const takesAway = /`\S+` → `\S+`|`\S+`(?: of [\w ]+)? (?:is|are) (?:gone|called|renamed|removed)\b/;

it('every changeset of the components that takes a name away has a codemod, or a reason for none', () => {
  const telling = readdirSync(changesets)
    .filter((file) => file.endsWith('.md'))
    .filter((file) => {
      const [, head = '', words = ''] = readFileSync(join(changesets, file), 'utf8').split(/^---$/m);
      return head.includes("'@comanda/ui'") && takesAway.test(words);
    })
    .map((file) => file.slice(0, -'.md'.length));
  const answered = [...breaks.map(({ changeset }) => changeset), ...Object.keys(byHand)];
  expect(telling.filter((file) => !answered.includes(file))).toEqual([]);
});
