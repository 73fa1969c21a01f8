import { rampOf } from './compiler/ramp.ts';

/** `npm run ramp -- neutral|colour|tint HUE CHROMA`: prints the steps of a new ramp for `source/base/ramps.tokens.json`. */
const [kind, ...numbers] = process.argv.slice(2);
const [hue, chroma] = numbers.map(Number);
if (
  (kind !== 'neutral' && kind !== 'colour' && kind !== 'tint') ||
  hue === undefined ||
  chroma === undefined ||
  !(hue >= 0 && hue < 360 && chroma >= 0 && chroma <= 0.4)
) {
  console.error('npm run ramp -- neutral|colour|tint HUE CHROMA, hue 0 to 359 and chroma 0 to 0.4 of OKLCH');
  process.exitCode = 1;
} else console.log(JSON.stringify(rampOf(kind, hue, chroma), null, 2));
