import { covered } from './covered.ts';
import { unseen } from './forced.ts';
import { unfit } from './fit.ts';
import { unmirrored } from './mirror.ts';
import { beginKeys, keyState } from './keys.ts';
import { moving } from './motion.ts';
import { misnested } from './nesting.ts';
import { nameless } from './names.ts';
import { pressedKeys } from './pressed.ts';
import { letterAhead, stopsAround } from './stops.ts';
import { smallestTarget, smallTargets } from './targets.ts';
import { words } from './words.ts';

const checks = {
  beginKeys,
  covered,
  keyState,
  letterAhead,
  misnested,
  moving,
  nameless,
  pressedKeys,
  smallestTarget,
  smallTargets,
  stopsAround,
  unfit,
  unmirrored,
  unseen,
  words,
};

declare global {
  /** Put into a page to ask it about the story that it shows. */
  var comandaChecks: typeof checks;
}

globalThis.comandaChecks = checks;
