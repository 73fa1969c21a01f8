import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binary, run } from './lib/process.mjs';
import { root } from './lib/root.mjs';

/** Who may import whom, as examples: each line is a file with that one import. */
const examples: [file: string, specifier: string, isAllowed: boolean][] = [
  ['packages/tokens/src/a.ts', '@comanda/ui/Button', false],
  ['packages/tokens/src/b.ts', '@comanda/api', false],
  ['packages/tokens/src/c.ts', './d.ts', true],
  ['packages/ui/src/Button/a.ts', '@comanda/api', false],
  ['packages/ui/src/Button/b.ts', '@comanda/api/client', false],
  ['packages/ui/src/Button/c.ts', '@comanda/machines', false],
  ['packages/ui/src/Button/d.ts', '../../../tokens/src/generated/contract.ts', false],
  ['packages/ui/src/Button/e.ts', '../../../../packages/tokens/src/generated/contract.ts', false],
  ['packages/ui/src/Button/f.ts', '@comanda/tokens/contract', true],
  ['packages/ui/src/Button/g.ts', '../Icon/index.ts', true],
  ['packages/machines/src/session/a.ts', '@comanda/api', false],
  ['packages/machines/src/session/b.ts', 'ky', false],
  ['packages/machines/src/session/c.ts', 'react', false],
  ['packages/machines/src/session/d.ts', 'node:fs', false],
  ['packages/machines/src/session/e.ts', 'xstate', true],
  ['packages/api/src/client/a.ts', 'zod', false],
  ['packages/api/src/client/b.ts', 'react', false],
  ['packages/api/src/client/c.ts', '@comanda/ui/Button', false],
  ['packages/api/src/client/d.ts', 'zod/mini', true],
  ['packages/api/src/client/e.ts', 'ky', true],
  ['packages/api/src/client/f.ts', '../kernel/index.ts', true],
  ['apps/console/src/pages/a.ts', '@comanda/server', false],
  ['apps/console/src/pages/b.ts', '../../../server/src/main.ts', false],
  ['apps/console/src/pages/c.ts', '../../../../packages/ui/src/Button/index.ts', false],
  ['apps/console/src/pages/d.ts', 'zod', false],
  ['apps/console/src/pages/e.ts', '@comanda/kds', false],
  ['apps/console/src/pages/f.ts', '@comanda/ui/Button', true],
  ['apps/console/src/pages/g.ts', '@comanda/machines/session', true],
  ['apps/kds/src/a.ts', '@comanda/console', false],
  ['apps/kds/src/b.ts', '@comanda/api/client', true],
  ['apps/server/src/http/a.ts', '@comanda/ui/Button', false],
  ['apps/server/src/http/b.ts', '@comanda/machines/session', false],
  ['apps/server/src/http/c.ts', '../../../simulator/src/main.ts', false],
  ['apps/server/src/http/d.ts', '@comanda/api/areas/all', true],
  ['apps/server/src/http/e.ts', '@comanda/tokens/brands', true],
  ['apps/server/src/http/f.ts', '@comanda/machines/kitchen/rules', true],
  ['apps/server/src/domain/transfer/f.ts', '@comanda/machines/transfer/rules', true],
  ['apps/server/src/domain/transfer/g.ts', '@comanda/machines/transfer', false],
  ['apps/server/src/http/g.ts', '../domain/session/authenticate.ts', true],
  ['apps/server/src/domain/sync/a.ts', '../../http/server.ts', false],
  ['apps/server/src/domain/sync/b.ts', '../../core/refusal.ts', true],
  ['apps/server/src/resource/a.ts', '../http/openapi.ts', false],
  ['apps/server/src/core/a.ts', '../http/server.ts', false],
  ['apps/server/src/core/b.ts', '../domain/session/authenticate.ts', false],
  ['apps/server/src/core/c.ts', '../db/transaction.ts', true],
  ['apps/simulator/src/a.ts', '@comanda/server', false],
  ['apps/simulator/src/b.ts', '@comanda/machines', false],
  ['apps/simulator/src/c.ts', '@comanda/api/calls', true],
];

describe('the import rules', () => {
  let folder = '';
  const refused = new Set<string>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'comanda-imports-'));
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, specifier] of examples) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export { x } from '${specifier}';\n`);
    }
    const { output } = await run(process.execPath, [binary('oxlint'), '--format', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(output);
    for (const { code, filename } of diagnostics) {
      if (/no-restricted-imports/.test(code)) refused.add(filename.replaceAll('\\', '/'));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(examples)('%s from %s: allowed %s', (file, _, isAllowed) => {
    expect(refused.has(file)).toBe(!isAllowed);
  });
});
