import type { Brand } from '../brand.ts';
import { rampOf } from '../compiler/ramp.ts';
import type { ResolvedTokens } from '../compiler/resolve.ts';
import { accentOf, chromaOf, contrastOf, hueOf, ownNeutrals, type OwnColours } from './colours.ts';

/** The least that a button's fill has to differ from the panel; else the line around it has to. */
const leastOfEdge = 3;

/** The colours of mails of a brand with a colour of its own. */
export function ownMail({ colour, neutral = 'cool' }: OwnColours, ramps: ResolvedTokens): Brand['mail'] {
  const grey = (step: number): string => {
    const value = ramps.get(`base.${ownNeutrals[neutral]}.${step}`)?.value;
    if (value?.type !== 'color') throw new Error(`there is no step ${step} of ${neutral}`);
    return value.hex;
  };
  const steps = Object.values(rampOf('colour', hueOf(colour), chromaOf(colour))).map(
    ({ $value }) => $value.hex,
  );
  const panel = grey(0);
  const isTold = (hex: string): boolean => contrastOf(hex, panel) >= leastOfEdge;
  return {
    background: grey(100),
    panel,
    text: grey(900),
    mutedText: grey(700),
    accent: colour,
    onAccent: accentOf(colour, [panel, steps.at(-1) ?? panel, grey(1000)]).on,
    edge: isTold(colour) ? colour : (steps.find(isTold) ?? grey(900)),
  };
}
