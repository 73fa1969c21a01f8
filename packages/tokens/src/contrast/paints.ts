import { propertyOf } from '../compiler/names.ts';
import type { ResolvedToken, ResolvedTokens } from '../compiler/resolve.ts';
import type { PaintMark } from './page/fingerprint.ts';
import { decorativeRoles } from './waivers.ts';

/**
 * A paint is a colour that a theme decides, by the shortest name that says it: `fg` is what neutral surfaces put in the
 * role's place, `inverse.fg` what that surface does, `raised` its background, `accentSoft` a role that is the same
 * everywhere.
 */
const nameFor = (path: string): string => path.replace(/^(?:ground|scope|color)\./, '');

/** The paint that a style uses when it names the role on the surface. */
export function paintOf(tokens: ResolvedTokens, surface: string, role: string): string {
  const [target = `color.${role}`] = tokens.get(`surface.${surface}.${role}`)?.via ?? [];
  return nameFor(target);
}

/**
 * The token behind a paint.
 * @throws Error when there is none.
 */
export function tokenOf(tokens: ResolvedTokens, paint: string): ResolvedToken {
  for (const group of ['scope', 'ground', 'color']) {
    const token = tokens.get(`${group}.${paint}`);
    if (token !== undefined) return token;
  }
  throw new Error(`no token for the paint ${paint}`);
}

/** Whether the paint lets through what lies below. */
export function isVeil(tokens: ResolvedTokens, paint: string): boolean {
  const { value } = tokenOf(tokens, paint);
  return value.type === 'color' && value.alpha < 1;
}

/** Every paint of these variants, once for each role on each surface that is painted with it. */
export function paintMarks(variants: readonly ResolvedTokens[]): readonly PaintMark[] {
  const [first] = variants;
  if (first === undefined) throw new Error('there is no variant');
  return [...first.keys()].flatMap((path): readonly PaintMark[] => {
    const [group, surface = '', role = surface] = path.split('.');
    if (group !== 'color' && group !== 'surface') return [];
    const name = paintOf(first, group === 'surface' ? surface : '', role);
    const own = `[data-surface='${surface}']`;
    const selectors = {
      color: '[data-theme]',
      surface: surface === 'page' ? `[data-theme], ${own}` : own,
    };
    return [
      {
        name,
        selector: selectors[group],
        property: propertyOf(`color.${role}`),
        isVeil: variants.some((tokens) => isVeil(tokens, name)),
        isDecorative: decorativeRoles.has(role),
      },
    ];
  });
}
