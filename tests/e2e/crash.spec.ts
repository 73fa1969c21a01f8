import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourceCalls, syncCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/resources/tax';
import { type Server, startServer } from '../support/server.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { choose, expect, test as base } from './support/test.ts';

/** A platform of its own, whose power can be taken away and given back. */
interface Power {
  readonly origin: string;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

const test = base.extend<{ power: Power }>({
  power: async ({}, use) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-crash-'));
    let server: Server = await startServer({ dataDirectory });
    const { origin, port } = server;
    await use({
      origin,
      cut: () => server.kill(),
      restore: async () => {
        server = await startServer({ dataDirectory, port });
      },
    });
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  },
  baseURL: async ({ power }, use) => use(power.origin),
});
// While the platform is away the browser reports each call and connection that it could not make.
test.use({ expectedErrors: /^Failed to load resource|^WebSocket connection to/ });

test('the platform dies during a save and during a publication: nothing typed is lost, each happens once', async ({
  page,
  visit,
  power,
}) => {
  test.setTimeout(150_000);
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  const lost = page.getByText('Not saved; your text is safe');
  /** The platform writes what is asked of it, and is gone before it can say so. */
  const dieAfter = async (path: string, ask: () => Promise<void>): Promise<void> => {
    await page.route(
      `**${path}`,
      async (route) => {
        await route.fetch();
        await power.cut();
        await route.abort();
      },
      { times: 1 },
    );
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
    await ask();
    await isLost;
  };

  await test.step('gone before the save: the form keeps everything', async () => {
    await page.goto(`${tax.route}/new`);
    await codeBox(page).fill('CRASH');
    await nameBox(page).fill('Tasa a prueba de cortes');
    await page.getByRole('textbox', { name: 'Rate' }).fill('6');
    await power.cut();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(lost).toBeVisible();
    await expect(codeBox(page)).toHaveValue('CRASH');
    await power.restore();
  });

  await test.step('gone between the write and its answer: after a reload the same save has one effect', async () => {
    await dieAfter('/tax', () => page.getByRole('button', { name: 'Save' }).click());
    await expect(lost).toBeVisible();
    await power.restore();
    await page.reload();
    await expect(codeBox(page)).toHaveValue('CRASH');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasa a prueba de cortes' })).toBeVisible();
    const { call, idCompany } = await encinaAs(power.origin, 'owner');
    const { data } = await call(resourceCalls(tax).list, { data: { idCompany, search: 'CRASH' } });
    expect(data.total).toBe(1);
  });

  await test.step('gone between a publication and its answer: asked again, it is the same one', async () => {
    await page.goto('/settings/sync/trackers?status=PND');
    await page.getByRole('button', { name: 'Publish all…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
    await choose(dialog.getByRole('checkbox', { name: /Madrid Chamberí/ }));
    await dieAfter('/commit', () => dialog.getByRole('button', { name: 'Publish' }).click());
    await expect(dialog.getByText('Perhaps not published')).toBeVisible();
    await power.restore();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Madrid Chamberí/ })).toBeVisible();
    const { call, idCompany } = await encinaAs(power.origin, 'owner');
    const { data } = await call(syncCalls.commitList, { data: { idCompany } });
    expect(data.elements.filter(({ sName }) => sName === 'Madrid Chamberí')).toHaveLength(2);
  });
});
