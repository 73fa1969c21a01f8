import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.mjs';

describe.skipIf(process.platform === 'win32')('findChromium', () => {
  let folder = '';
  const executable = (name: string, exitCode: number) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'comanda-chromium-'));
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('CHROME_PATH', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('takes the first that starts and asks no further', async () => {
    const obtain = vi.fn<() => string>();
    const good = executable('good', 0);
    const found = await findChromium([
      { name: 'absent', find: () => undefined },
      { name: 'broken', find: () => executable('broken', 127) },
      { name: 'good', find: async () => good },
      { name: 'download', find: obtain },
    ]);
    expect(found).toBe(good);
    expect(obtain).not.toHaveBeenCalled();
  });

  it('prefers the one that the person named', async () => {
    const named = executable('named', 0);
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(await findChromium([{ name: 'other', find: () => executable('other', 0) }])).toBe(named);
  });

  it('does not quietly replace a named one that does not start', async () => {
    vi.stubEnv('CHROMIUM_PATH', executable('named', 1));
    const search = findChromium([{ name: 'other', find: () => executable('other', 0) }]);
    await expect(search).rejects.toThrow(/CHROMIUM_PATH/);
  });

  it('says what was tried and what to do when there is none', async () => {
    const search = findChromium([{ name: 'a drawer', find: () => undefined }]);
    await expect(search).rejects.toThrow(/tried a drawer.*set CHROMIUM_PATH/);
  });
});
