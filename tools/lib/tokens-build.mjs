import { run } from './process.mjs';

/**
 * Writes what the apps and the workbench take from `packages/tokens/dist`; a second's work.
 *
 * @returns {Promise<string | undefined>} what the compiler said when it failed
 */
export async function buildTokens() {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'packages/tokens/src/build.ts'], {
    limitSeconds: 60,
  });
  return code === 0 ? undefined : output;
}
