import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { styleProperties } from './lib/style-properties.mjs';

/** What a page may say of itself: where its parts stand, how large they are and how they scroll. What they look like, components say. */
const layout =
  /^(?:display|order|position|overflow[XY]?|overscrollBehavior|touchAction|visibility|zIndex|aspectRatio|container(?:Type|Name)|(?:row|column)?[gG]ap|(?:align|justify|place)(?:Items|Content|Self)|verticalAlign|flex(?:Basis|Direction|Flow|Grow|Shrink|Wrap)?|grid\w*|(?:margin|padding|inset|scroll(?:Margin|Padding))(?:Block|Inline)?(?:Start|End)?|(?:min|max)?(?:inline|block|Inline|Block)Size)$/;

const files = ['apps/console/src', 'apps/kds/src'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.css(?:\.ts)?$/.test(name))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`),
);
const drawnBy = (file: string): readonly string[] =>
  styleProperties(readFileSync(join(root, file), 'utf8'))
    .filter(({ property }) => !layout.test(property))
    .map(({ line, property }) => `${file}:${line} ${property}`);

it.each(files)('%s lays out and draws nothing', (file) => {
  expect(drawnBy(file)).toEqual([]);
});

describe('styleProperties', () => {
  it('reads keys with their lines, also inside selectors, queries and helpers', () => {
    const text = `
/** color: red */
const line = \`\${vars.border.thin} solid \${vars.color.border}\`;
export const a = pageStyle({
  display: 'grid', color: vars.color.fg,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [narrow]: { fontSize: 3 } },
});
const cut = { textOverflow: 'ellipsis' } as const;`;
    expect(styleProperties(text)).toEqual([
      { line: 5, property: 'display' },
      { line: 5, property: 'color' },
      { line: 6, property: 'borderBlockStart' },
      { line: 7, property: 'fontSize' },
      { line: 9, property: 'textOverflow' },
    ]);
  });

  it.each([
    ['a template that holds braces', 'x({ inset: `calc(${vars.space[4]} * 2)`, gap: 1 })', ['inset', 'gap']],
    ['a text that looks like a key', "x({ gridTemplateAreas: '{ color: red }' })", ['gridTemplateAreas']],
    [
      'an address in a text',
      "x({ backgroundImage: 'url(https://a.b)', color: c })",
      ['backgroundImage', 'color'],
    ],
  ])('is not misled by %s', (_, text, properties) => {
    expect(styleProperties(text).map(({ property }) => property)).toEqual(properties);
  });
});
