import { contrastReport } from '@comanda/tokens/contrast';

/** `npm run contrast`: prints the proof of contrast; fails when a pair falls short or two series of a chart look alike. */
const { lines, failures } = contrastReport();
console.log(lines.join('\n'));
process.exitCode = failures > 0 ? 1 : 0;
