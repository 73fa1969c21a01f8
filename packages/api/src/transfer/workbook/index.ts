import { Refused } from '../table.ts';
import { type Part, partsOf } from './archive.ts';
import { attributeOf, type Budget, readPart } from './markup.ts';
import { type Context, type Line, linesOf } from './sheet.ts';
import { sharedStrings, withoutEscapes } from './strings.ts';
import { stylesOf } from './styles.ts';

export type { Line } from './sheet.ts';

/** Marks of a workbook: five million cells have so many, and no more can be unpacked of what a person makes. */
const marks = 25_000_000;

export interface Worksheet {
  readonly name: string;
  readonly lines: () => Generator<readonly Line[]>;
}

/** Where the parts stand that a part refers to. */
const targetsOf = (part: Part | undefined, budget: Budget): ReadonlyMap<string, string> => {
  const targets = new Map<string, string>();
  readPart(
    part,
    {
      open: (name, attributes) => {
        if (name !== 'Relationship') return;
        const target = attributeOf(attributes, 'Target') ?? '';
        // A sheet may be a chart.
        const isSheet = attributeOf(attributes, 'Type')?.endsWith('/worksheet') ?? false;
        if (isSheet)
          targets.set(
            attributeOf(attributes, 'Id') ?? '',
            target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
          );
      },
    },
    budget,
  );
  return targets;
};

/** The sheets of a workbook, each read from its part as its rows are asked for. */
export const sheetsOf = (bytes: Uint8Array): readonly Worksheet[] => {
  const parts = partsOf(bytes);
  const budget: Budget = { marks };
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw new Refused('file_not_a_sheet');
  const targets = targetsOf(parts.get('xl/_rels/workbook.xml.rels'), budget);
  const named: { readonly name: string; readonly part: Part | undefined }[] = [];
  let is1904: boolean | undefined;
  readPart(
    workbook,
    {
      open: (name, attributes) => {
        if (name === 'workbookPr')
          is1904 ??= ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
        if (name !== 'sheet') return;
        const target = targets.get(attributeOf(attributes, 'id') ?? '');
        if (target !== undefined)
          named.push({
            name: withoutEscapes(attributeOf(attributes, 'name') ?? ''),
            part: parts.get(target),
          });
      },
    },
    budget,
  );
  const context: Context = {
    strings: sharedStrings(parts.get('xl/sharedStrings.xml'), budget),
    styles: stylesOf(parts.get('xl/styles.xml'), budget),
    is1904: is1904 ?? false,
  };
  return named.map(({ name, part }) => {
    if (!part) throw new Refused('file_damaged');
    return { name, lines: () => linesOf(part, context, budget) };
  });
};
