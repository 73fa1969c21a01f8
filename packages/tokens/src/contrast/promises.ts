import type { ColorRole, Surface } from '../generated/contract.ts';
import type { ResolvedTokens } from '../compiler/resolve.ts';
import { isVeil, paintOf } from './paints.ts';
import type { Kind, Pair } from './pairs.ts';

interface Promised {
  readonly kind: Kind;
  readonly fronts: readonly ColorRole[];
  /** Each from the opaque layer up. */
  readonly grounds: readonly (readonly ColorRole[])[];
  readonly on: readonly Surface[];
  /** One of the fronts is enough: a fill, or the line in it. */
  readonly either?: true;
}

const neutral: readonly Surface[] = ['page', 'raised', 'sunken', 'overlay'];
const all: readonly Surface[] = [...neutral, 'inverse', 'brand', 'danger', 'warning', 'nav', 'topbar'];
/** What the kitchen is read on: its cards, its dialogs, what stands out on them, and the bands that tell an age. */
const kitchen: readonly Surface[] = ['page', 'raised', 'sunken', 'overlay', 'inverse', 'danger', 'warning'];

const soft = ['accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft'] as const;
const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const onSoft = ['onAccentSoft', 'onDangerSoft', 'onWarningSoft', 'onSuccessSoft', 'onInfoSoft'] as const;

/**
 * What the contract promises to styles that nobody has written yet: which roles may meet on a surface. What components
 * meet is derived from them (`pairs.json`).
 */
const promised: readonly Promised[] = [
  {
    kind: 'text',
    fronts: ['fg', 'fgMuted', 'fgSubtle', 'link'],
    grounds: [['bg'], ['bg', 'hover'], ['bg', 'field']],
    on: all,
  },
  { kind: 'text', fronts: ['fg', 'fgMuted', 'link'], grounds: [['bg', 'pressed']], on: all },
  {
    kind: 'text',
    fronts: ['fg', 'fgMuted', 'fgSubtle', 'link', ...onSoft],
    grounds: [['rowHover'], ['rowSelected']],
    on: ['page'],
  },
  {
    kind: 'nonText',
    fronts: ['borderStrong', 'borderField', 'accentMark', 'danger', 'warning', 'success', 'info'],
    grounds: [['rowHover'], ['rowSelected']],
    on: ['page'],
  },
  { kind: 'text', fronts: ['onAccent'], grounds: [['accent'], ['accentHover'], ['accentActive']], on: all },
  {
    kind: 'nonText',
    fronts: ['borderStrong', 'borderField', 'accentMark'],
    grounds: [['bg'], ['bg', 'field']],
    on: all,
  },
  {
    kind: 'nonText',
    fronts: ['accent', 'accentEdge'],
    grounds: [['bg'], ['bg', 'field'], ['rowHover'], ['rowSelected']],
    on: neutral,
    either: true,
  },
  {
    kind: 'focus',
    fronts: ['focus'],
    grounds: [['bg'], ['bg', 'field'], ['bg', 'hover'], ['bg', 'pressed']],
    on: all,
  },
  { kind: 'text', fronts: onSoft, grounds: [['bg'], ['bg', 'hover'], ['bg', 'field']], on: neutral },
  { kind: 'text', fronts: ['fg', 'link'], grounds: soft.map((tint) => [tint]), on: ['page'] },
  {
    kind: 'nonText',
    fronts: ['danger', 'warning', 'success', 'info'],
    grounds: [['bg'], ['bg', 'field']],
    on: neutral,
  },
  ...onSoft.map((front, index): Promised => ({
    kind: 'text',
    fronts: [front],
    grounds: soft.slice(index, index + 1).map((tint) => [tint]),
    on: ['page'],
  })),
  ...tints.flatMap((tint): readonly Promised[] => [
    { kind: 'text', fronts: [`onTint${tint}`], grounds: [[`tint${tint}`]], on: ['page'] },
    { kind: 'nonText', fronts: [`tintMark${tint}`], grounds: [[`tint${tint}`]], on: ['page'] },
    {
      kind: 'nonText',
      fronts: [`tintMark${tint}`],
      grounds: [['bg'], ['rowHover'], ['rowSelected']],
      on: neutral,
    },
  ]),
  {
    kind: 'text',
    fronts: ['fg', 'fgMuted'],
    grounds: [['control'], ['control', 'hover']],
    on: all,
  },
  { kind: 'text', fronts: ['fg', 'fgMuted'], grounds: [['chip'], ['chip', 'hover']], on: ['page'] },
  { kind: 'text', fronts: ['fg'], grounds: [['control', 'pressed']], on: all },
  {
    kind: 'text',
    fronts: ['onDanger'],
    grounds: [['danger'], ['dangerHover'], ['dangerActive']],
    on: ['page'],
  },
  { kind: 'text', fronts: ['onWarning'], grounds: [['warning']], on: ['page'] },
  { kind: 'text', fronts: ['onSuccess'], grounds: [['success']], on: ['page'] },
  { kind: 'text', fronts: ['onInfo'], grounds: [['info']], on: ['page'] },
  {
    kind: 'kitchen',
    fronts: ['fg'],
    grounds: [
      ...soft.map((tint) => [tint]),
      ...soft.map((tint) => [tint, 'hover'] as const),
      ...soft.map((tint) => [tint, 'pressed'] as const),
    ],
    on: ['page'],
  },
  { kind: 'kitchen', fronts: ['fgMuted'], grounds: [['bg']], on: neutral },
  { kind: 'kitchen', fronts: ['topbarFg'], grounds: [['topbarBg']], on: ['page'] },
  { kind: 'kitchen', fronts: ['fg'], grounds: [['bg'], ['bg', 'hover'], ['bg', 'pressed']], on: kitchen },
];

/** The promises as pairs of paints. */
export function promisedPairs(tokens: ResolvedTokens): readonly Pair[] {
  return promised.flatMap(({ kind, fronts, grounds, on, either }) =>
    on.flatMap((surface) =>
      grounds.flatMap((layers) =>
        (either ? [fronts] : fronts.map((front) => [front])).map((told) => ({
          kind,
          fronts: told.map((front) => paintOf(tokens, surface, front)),
          ground: visible(
            tokens,
            layers.map((role) => paintOf(tokens, surface, role)),
          ),
          example: 'promised',
        })),
      ),
    ),
  );
}

/** Without what an opaque layer hides. */
function visible(tokens: ResolvedTokens, layers: readonly string[]): readonly string[] {
  return layers.slice(layers.findLastIndex((paint) => !isVeil(tokens, paint)));
}
