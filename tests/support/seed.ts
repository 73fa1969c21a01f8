import { configureGlobal } from 'fast-check';

/**
 * Drawn values are the same in each run of `npm test`, so that it answers the same for the same code. `npm run
 * test:full` draws others each time and prints their seed; `COMANDA_SEED` draws them again.
 */
configureGlobal({ seed: Number(process.env['COMANDA_SEED'] || 1) });
