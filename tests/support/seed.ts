import { configureGlobal } from 'fast-check';
import { isWhole } from './whole.ts';

/**
 * Drawn values are the same in each run of `npm test`, so that it answers the same for the same code. `npm run
 * test:full` draws others each time and prints their seed; `COMANDA_SEED` draws them again. Where a test does not say how many
 * it needs, it has four times as many there.
 */
configureGlobal({ seed: Number(process.env['COMANDA_SEED'] || 1), numRuns: isWhole ? 100 : 25 });
