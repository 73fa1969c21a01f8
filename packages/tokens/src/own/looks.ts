import type { ThemeVariants } from '../compiler/native-json.ts';
import { contrast, type Rgba } from '../compiler/color.ts';
import { rampOf } from '../compiler/ramp.ts';
import { resolveTokens, type ResolvedTokens } from '../compiler/resolve.ts';
import { mergeSets, readTokens, type JsonObject } from '../compiler/tree.ts';
import { variantDocument, type ResolverDocument, type SourceFiles } from '../compiler/variants.ts';
import { seenIn } from '../contrast/check.ts';
import { actionCollisions } from '../contrast/destructive.ts';
import { tokenOf } from '../contrast/paints.ts';
import { allPairs } from '../contrast/sources.ts';
import { modes, ownThemes, type Mode, type Theme } from '../themes.ts';
import { chartRamps, seriesIn } from './charts.ts';
import {
  accentOf,
  chromaOf,
  contrastOf,
  hueOf,
  opaque,
  ownNeutrals,
  token,
  type OwnColours,
} from './colours.ts';

/** The sources of the themes, which a look of a brand's own is made of as well. */
export interface LookSources {
  readonly resolver: ResolverDocument;
  readonly files: SourceFiles;
}

/** A ramp as a document holds it. */
const ramp = (kind: 'colour', hex: string): JsonObject => {
  return { ...rampOf(kind, hueOf(hex), chromaOf(hex)) };
};
const extending = (name: string): JsonObject => ({ $extends: `{base.${name}}` });
const roles = (names: Readonly<Record<string, string>>): JsonObject => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(names).map(([role, alias]) => [role, { $value: `{${alias}}` }])),
});
const resolve = (...documents: readonly JsonObject[]): ResolvedTokens =>
  resolveTokens(readTokens(mergeSets(documents)));
const hexOf = (tokens: ResolvedTokens, path: string): string => {
  const value = tokens.get(path)?.value;
  if (value?.type !== 'color') throw new Error(`${path} is not a colour`);
  return value.hex;
};

/** What a mark of the accent lies on, as it is seen: also the menu's entries under a veil. */
const groundsOfMarks = (tokens: ResolvedTokens): readonly Rgba[] =>
  allPairs(tokens)
    .filter(({ fronts }) =>
      fronts
        .map((paint) => tokenOf(tokens, paint))
        .some(({ path, via }) => [path, ...via].includes('ground.accentMark')),
    )
    .map((pair) => seenIn(tokens, pair).ground);

const leastOfMark = 3;

/**
 * The two looks of a brand with a colour of its own: a quiet menu, and one in its deep colour. The accent is the exact
 * colour in both modes; what has to be told from a page by its colour alone takes the nearest step that is.
 */
export function ownLooks(colours: OwnColours, sources: LookSources): readonly ThemeVariants[] {
  const document = (navigation: Theme['navigation'], mode: Mode): JsonObject =>
    variantDocument(sources.resolver, sources.files, {
      theme: `${navigation === 'brand' ? 'B' : 'A'}-${mode}`,
    });

  const palette = paletteOf(colours);
  const base = { light: document('light', 'light'), dark: document('light', 'dark') };
  const bare = resolve(base.light, palette);
  const accent = accentOf(colours.colour, [
    '#ffffff',
    hexOf(bare, 'base.own.975'),
    hexOf(bare, 'ramp.neutral.1000'),
  ]);
  const isBright = accent.on !== '#ffffff';
  const own: JsonObject = {
    base: {
      ownAccent: {
        $type: 'color',
        rest: token(accent.rest),
        hover: token(accent.hover),
        active: token(accent.active),
        on: token(accent.on),
      },
    },
    ramp: { deep: extending(deepOf(colours, isBright)) },
  };
  const inMode = (mode: Mode): JsonObject => {
    const acting = roles({
      accent: 'base.ownAccent.rest',
      accentHover: 'base.ownAccent.hover',
      accentActive: 'base.ownAccent.active',
      onAccent: 'base.ownAccent.on',
    });
    const worn = mergeSets([palette, own, { ground: acting }]);
    const tokens = resolve(base[mode], worn);
    const grounds = groundsOfMarks(tokens);
    const isTold = (hex: string): boolean =>
      grounds.every((ground) => contrast(opaque(hex), ground) >= leastOfMark);
    const mark = isTold(accent.rest) ? 'base.ownAccent.rest' : nearestStep(tokens, accent.rest, isTold);
    const marks: JsonObject = {
      ground: roles({ accentMark: mark }),
      ...(mark !== 'base.ownAccent.rest' && { color: roles({ accentEdge: mark }) }),
    };
    return mergeSets([worn, marks, actionCollisions(tokens).length > 0 ? destroying[mode] : {}]);
  };
  const both = { light: inMode('light'), dark: inMode('dark') };
  const plain = { light: resolve(base.light, both.light), dark: resolve(base.dark, both.dark) };
  const chosen = chartRamps(plain);
  const charts = (mode: Mode): JsonObject => ({
    color: roles(
      Object.fromEntries(
        chosen.map((ramp, place) => [`chart${place + 1}`, seriesIn(plain[mode], ramp, place)]),
      ),
    ),
  });
  return ownThemes.map(({ code, navigation }) => {
    const [light, dark] = modes.map((mode) =>
      resolve(
        document(navigation, mode),
        both[mode],
        charts(mode),
        deepScope[mode],
        navigation === 'brand' ? menu(mode, isBright) : {},
      ),
    );
    if (!light || !dark) throw new Error('a theme has two modes');
    return { code, light, dark };
  });
}

/** Ramps of the brand's hues, greys, and nothing that is worn yet. */
function paletteOf({ colour, second = colour, neutral = 'cool' }: OwnColours): JsonObject {
  return {
    base: {
      own: { $type: 'color', ...ramp('colour', colour) },
      ownSecond: { $type: 'color', ...ramp('colour', second) },
    },
    ramp: {
      neutral: extending(ownNeutrals[neutral]),
      brand: extending('own'),
      second: extending('ownSecond'),
    },
  };
}

/** The deep tone of a bright colour is brown or olive, and nobody's: its menu is in the second colour, or in ink. */
function deepOf({ second, neutral = 'cool' }: OwnColours, isBright: boolean): string {
  if (!isBright) return 'own';
  return second === undefined ? ownNeutrals[neutral] : 'ownSecond';
}

const deep = (bg: string, border: string): JsonObject => ({
  scope: {
    brand: roles({
      bg: `ramp.deep.${bg}`,
      fgMuted: 'ramp.deep.200',
      border: `ramp.deep.${border}`,
      accent: 'ramp.brand.400',
      onAccent: 'ramp.brand.975',
    }),
  },
});
const deepScope: Readonly<Record<Mode, JsonObject>> = { light: deep('800', '600'), dark: deep('900', '700') };

function menu(mode: Mode, isBright: boolean): JsonObject {
  return {
    color: roles({
      navBg: mode === 'light' ? 'ramp.deep.800' : 'ramp.deep.950',
      navFgMuted: 'ramp.deep.200',
      ...(isBright && { navActive: 'base.ownAccent.rest', navOnActive: 'base.ownAccent.on' }),
    }),
  };
}

/** Where a brand's own red would be taken for it, what destroys is deeper by day and paler at night. */
const destroying: Readonly<Record<Mode, JsonObject>> = {
  light: {
    color: roles({
      danger: 'ramp.danger.800',
      dangerHover: 'ramp.danger.900',
      dangerActive: 'ramp.danger.950',
    }),
  },
  dark: {
    color: roles({
      danger: 'ramp.danger.400',
      dangerHover: 'ramp.danger.300',
      dangerActive: 'ramp.danger.200',
      onDanger: 'ramp.danger.975',
    }),
  },
};

/** The step of the brand's ramp that is nearest in contrast to a colour, among those that pass. */
function nearestStep(tokens: ResolvedTokens, colour: string, passes: (hex: string) => boolean): string {
  const steps = [...tokens.values()].flatMap(({ path, value }) =>
    path.startsWith('base.own.') && value.type === 'color' && passes(value.hex) ? [{ path, value }] : [],
  );
  const [nearest] = steps.sort((a, b) => contrastOf(a.value.hex, colour) - contrastOf(b.value.hex, colour));
  if (!nearest) throw new Error(`no step of ${colour} is told from a page`);
  return nearest.path;
}
