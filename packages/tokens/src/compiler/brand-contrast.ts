import type { MailColour } from '../brand.ts';
import type { DrawingKind } from './brand-drawing.ts';
import { hexOfStep, type BrandFile } from './brand-file.ts';
import { contrast, rgbaOf, type Rgba } from './color.ts';
import { nearestPassing } from './nearest.ts';
import type { ResolvedTokens } from './resolve.ts';
import { aliasOf } from './tree.ts';

const opaque = (hex: string): Rgba => rgbaOf({ hex, alpha: 1 });

const mailPairs = [
  { front: 'text', back: 'background', least: 4.5 },
  { front: 'text', back: 'panel', least: 4.5 },
  { front: 'mutedText', back: 'background', least: 4.5 },
  { front: 'mutedText', back: 'panel', least: 4.5 },
  { front: 'onAccent', back: 'accent', least: 4.5 },
  { front: 'accent', back: 'panel', least: 3 },
] as const;

/** The colours of mails that cannot be read on one another, each with the nearest step that could. */
export function mailProblems(
  steps: NonNullable<BrandFile['mail']>,
  mail: Readonly<Record<MailColour, string>>,
  ramps: ResolvedTokens,
): readonly string[] {
  return mailPairs.flatMap(({ front, back, least }) => {
    const ground = opaque(mail[back]);
    const ratio = contrast(opaque(mail[front]), ground);
    if (ratio >= least) return [];
    const better = nearestPassing(
      ramps,
      aliasOf(steps[front]) ?? '',
      (candidate) => contrast(candidate, ground) >= least,
    );
    const advice = better === undefined ? `take another mail.${back}` : `write {${better}}`;
    return [
      `mail.${front} ${steps[front]} on mail.${back} ${steps[back]} has a contrast of ${ratio.toFixed(2)} and needs ${least}; ${advice}.`,
    ];
  });
}

/** The grounds of each mode that a mark has least contrast with; a step is of one luminance in every ramp. */
const grounds = { light: '{base.mist.100}', dark: '{base.mist.900}' } as const;
const leastOfMark = 3;

/** Whether a mark can be seen where it stands: one of its colours must carry it. */
export function markProblems(
  drawing: DrawingKind,
  colours: readonly string[],
  ramps: ResolvedTokens,
): readonly string[] {
  const kind = drawing.replace('wordmark.', '');
  if (kind !== 'light' && kind !== 'dark') return [];
  const ground = opaque(hexOfStep(ramps, grounds[kind]) ?? '');
  const ratioOf = (hex: string): number => contrast(opaque(hex), ground);
  const [best] = [...colours].sort((a, b) => ratioOf(b) - ratioOf(a));
  if (best === undefined || ratioOf(best) >= leastOfMark) return [];
  const step = stepOf(best, ramps);
  const better =
    step && nearestPassing(ramps, step, (candidate) => contrast(candidate, ground) >= leastOfMark);
  const advice = better
    ? `draw it in ${hexOfStep(ramps, `{${better}}`)}, {${better}}`
    : `draw it ${kind === 'light' ? 'darker' : 'lighter'}`;
  return [
    `has no colour that can be seen on a ${kind} background: ${best} has a contrast of ${ratioOf(best).toFixed(2)} and needs ${leastOfMark}; ${advice}`,
  ];
}

function stepOf(hex: string, ramps: ResolvedTokens): string | undefined {
  for (const { path, value } of ramps.values())
    if (path.startsWith('base.') && value.type === 'color' && value.hex === hex) return path;
  return undefined;
}
