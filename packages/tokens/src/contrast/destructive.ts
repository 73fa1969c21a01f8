import type { ResolvedTokens } from '../compiler/resolve.ts';
import { differences } from './vision.ts';

/** ΔE2000 between the fills of two buttons that stand side by side: nobody presses the one for the other by its colour. */
const leastBetweenActions = 15;

/** How far the button that acts is from the one that destroys, where that is too near; for who sees all colours. */
export function actionCollisions(tokens: ResolvedTokens): readonly string[] {
  const colours = ['ground.accent', 'color.danger'].map((path) => {
    const value = tokens.get(path)?.value;
    if (value?.type !== 'color') throw new Error(`${path} is not a colour`);
    return value.hex;
  });
  return differences('none', colours)
    .filter(({ difference }) => difference < leastBetweenActions)
    .map(({ difference }) => `ΔE2000 ${difference.toFixed(1)}, needs ${leastBetweenActions}`);
}
