import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { physicalProperties } from './lib/physical-properties.mjs';
import { root } from './lib/root.mjs';

const places = ['packages/ui/src', 'packages/tokens/src', 'apps/console/src', 'apps/kds/src'];

function styleFiles(place: string): string[] {
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.css(?:\.ts)?$/.test(name))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`);
}

it.each(places)('%s is laid out by start and end, never by left and right', (place) => {
  const faults = styleFiles(place).flatMap((file) =>
    physicalProperties(readFileSync(join(root, file), 'utf8')).map(
      ({ line, text, instead }) => `${file}:${line} ${text} → ${instead}`,
    ),
  );
  expect(faults).toEqual([]);
});

describe('physicalProperties', () => {
  it.each([
    'margin-left: 4px;',
    'marginLeft: 4,',
    "'padding-right': 4,",
    'left: 0;',
    '  right: 0,',
    'borderLeft: line,',
    'border-right-width: 1px',
    'borderTopLeftRadius: 4,',
    'text-align: left;',
    "textAlign: 'right',",
    'float: right;',
    '.a { scroll-margin-left: 2px }',
  ])('reports %s', (line) => {
    expect(physicalProperties(`a\n${line}\nb`)).toEqual([
      expect.objectContaining({ line: 2, text: line.trim() }),
    ]);
  });

  it.each([
    'margin-inline-start: 4px;',
    'insetInlineStart: 0,',
    "textAlign: 'start',",
    '// left: 0',
    '/* text-align: left; */',
    'const copyright: string = x;',
    '--cmd-left: 4px;',
    'vars.left: 1',
    "transform: 'translateX(4px)',",
  ])('accepts %s', (line) => {
    expect(physicalProperties(line)).toEqual([]);
  });

  it('counts lines across comments and accepts a reason in the line before', () => {
    expect(physicalProperties('/* a\n b */\nleft: 0;')).toEqual([expect.objectContaining({ line: 3 })]);
    expect(physicalProperties('/* physical: a map has its west there */\nleft: 0;')).toEqual([]);
  });
});
