import { buildApps } from './lib/apps-build.mjs';

/** `npm run build`: the console and the kitchen app, when they changed; `-- --force` in any case. */
const failure = await buildApps({ force: process.argv.includes('--force'), say: console.log });
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
