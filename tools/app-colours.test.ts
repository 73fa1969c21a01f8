import {
  allPairs,
  decorativeRoles,
  isVeil,
  nameOf,
  paintOf,
  readVariants,
  type Kind,
} from '@comanda/tokens/contrast';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourUses } from './lib/colour-uses.mjs';
import { root } from './lib/root.mjs';

/**
 * No story shows the styles of apps. So each of their files is taken at its worst: whatever it writes or draws may lie on
 * whatever it fills, on every surface that a page has, and all of that has to be measured. A style that says both says
 * what lies on what; a line lies around its box.
 */
const surfaces = ['page', 'raised', 'overlay'];
/** Bars of a colour of their own, for which nothing is meant that does not say so. */
const bars: ReadonlySet<string> = new Set(['navBg', 'topbarBg']);
/** Files that colour a drawing by the colour of words. */
const drawings: ReadonlySet<string> = new Set(['apps/console/src/resource/values/Value.css.ts success']);

const [first] = readVariants();
if (first === undefined) throw new Error('There is no theme.');
const { tokens } = first;
const measured = new Set(allPairs(tokens).map(nameOf));

interface Front {
  readonly kind: Kind;
  readonly role: string;
}

interface Style {
  readonly fronts: readonly Front[];
  readonly lines: readonly Front[];
  readonly grounds: readonly string[];
}

/** What the kitchen app writes is read across a kitchen. */
function wordsOf(file: string): Kind {
  return file.startsWith('apps/kds/') ? 'kitchen' : 'text';
}

function stylesIn(file: string): readonly Style[] {
  return readFileSync(join(root, file), 'utf8')
    .split(/^(?=export const |const |globalStyle)/m)
    .map((text) => {
      const uses = colourUses(text);
      const fronts = uses.flatMap(({ property, role }): readonly Front[] => {
        if (property === 'color')
          return [{ kind: drawings.has(`${file} ${role}`) ? 'nonText' : wordsOf(file), role }];
        return property === 'fill' || property === 'stroke' ? [{ kind: 'nonText', role }] : [];
      });
      const grounds = uses.flatMap(({ property, role }) => (property === 'background' ? [role] : []));
      const lines = uses
        .filter(
          ({ property, role }) =>
            !/^(?:color|fill|stroke|background)$/.test(property) && !decorativeRoles.has(role),
        )
        .map(({ property, role }): Front => ({ kind: property === 'outline' ? 'focus' : 'nonText', role }));
      return { fronts, lines, grounds };
    });
}

function unmeasured(file: string): readonly string[] {
  const styles = stylesIn(file);
  const words: Front = { kind: wordsOf(file), role: 'fg' };
  const fills = new Set([
    'bg',
    ...styles.flatMap(({ grounds }) => grounds.filter((role) => !bars.has(role))),
  ]);
  const names = styles.flatMap(({ fronts, lines, grounds }) => [
    ...namesOf(lines, ['bg']),
    ...namesOf(fronts, grounds.length > 0 ? grounds : [...fills]),
    ...namesOf(fronts.length > 0 ? [] : [words], grounds),
  ]);
  return [...new Set(names)].filter((name) => !measured.has(name));
}

function namesOf(fronts: readonly Front[], grounds: readonly string[]): readonly string[] {
  return surfaces.flatMap((surface) =>
    grounds.flatMap((role) => {
      const top = paintOf(tokens, surface, role);
      const ground = isVeil(tokens, top) ? [paintOf(tokens, surface, 'bg'), top] : [top];
      return fronts.map(({ kind, role }) =>
        nameOf({ kind, fronts: [paintOf(tokens, surface, role)], ground }),
      );
    }),
  );
}

const files = ['apps/console/src', 'apps/kds/src'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`),
);

it.each(files)('%s puts together only colours that are measured (packages/tokens/src/contrast)', (file) => {
  expect(unmeasured(file)).toEqual([]);
});

describe('colourUses', () => {
  it('reads which property has which role', () => {
    const text =
      'x: { background: vars.color.raised, border: `1px solid ${vars.color.border}` }\nconst line = vars.color.border;';
    expect(colourUses(text)).toEqual([
      { property: 'background', role: 'raised' },
      { property: 'border', role: 'border' },
      { property: 'line', role: 'border' },
    ]);
  });

  it('refuses what it cannot read', () => {
    expect(() => colourUses('color: pick(vars.color)')).toThrow('not understood');
  });
});
