import { buildStorybook } from './lib/storybook-build.mjs';

/** Builds the workbench, which `npm run stories` tests, when it changed: a step of its own runs beside others. */
const failure = await buildStorybook({ say: console.log });
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
