import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

it('says what it needs and sends nothing without it', async () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [join(root, 'tools/chromatic.mjs')], { env }, (error, out, err) =>
      resolve({ code: error?.code, said: out + err }),
    );
  });
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    'Visual comparison needs the project token of chromatic.com in CHROMATIC_PROJECT_TOKEN; it is not set.',
  );
});
