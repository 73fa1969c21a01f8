import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyCall,
  invitationCalls,
  profileCalls,
  resourceCalls,
  syncCalls,
  urlOf,
} from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { tax } from '@comanda/api/resources/tax';
import type { Request, Route } from '@playwright/test';
import { type Server, startServer } from '../support/server.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { choose, expect, messages, test as base } from './support/test.ts';

const taxes = resourceCalls(tax);

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
  const dieAfter = async (call: AnyCall, ask: () => Promise<void>): Promise<void> => {
    const isCall = (request: Request): boolean =>
      request.method() === call.method && new URL(request.url()).pathname.startsWith(urlOf(call));
    const die = async (route: Route): Promise<void> => {
      if (!isCall(route.request())) return route.fallback();
      await route.fetch();
      await power.cut();
      return route.abort();
    };
    await page.route('**/api/**', die);
    const isLost = page.waitForEvent('requestfailed', isCall);
    await ask();
    await isLost;
    await page.unroute('**/api/**', die);
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
    await dieAfter(taxes.create, () => page.getByRole('button', { name: 'Save' }).click());
    await expect(lost).toBeVisible();
    await power.restore();
    await page.reload();
    await expect(codeBox(page)).toHaveValue('CRASH');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasa a prueba de cortes' })).toBeVisible();
    const { call, idCompany } = await encinaAs(power.origin, 'owner');
    const { data } = await call(taxes.list, { data: { idCompany, search: 'CRASH' } });
    expect(data.total).toBe(1);
  });

  await test.step('gone between a publication and its answer: asked again, it is the same one', async () => {
    await page.goto('/settings/sync/trackers?status=PND');
    await page.getByRole('button', { name: 'Publish all…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
    await choose(dialog.getByRole('checkbox', { name: /Madrid Chamberí/ }));
    await dieAfter(syncCalls.publish, () => dialog.getByRole('button', { name: 'Publish' }).click());
    await expect(dialog.getByText('Perhaps not published')).toBeVisible();
    await power.restore();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Madrid Chamberí/ })).toBeVisible();
    const { call, idCompany } = await encinaAs(power.origin, 'owner');
    const { data } = await call(syncCalls.commitList, { data: { idCompany } });
    expect(data.elements.filter(({ sName }) => sName === 'Madrid Chamberí')).toHaveLength(2);
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await test.step('gone between the write and its answer, in a part of the profile', async () => {
    await page.goto('/profile/social');
    await page.getByRole('textbox', { name: 'Instagram' }).fill('laencina');
    await dieAfter(profileCalls.setSocial, () => press('Save'));
    await expect(lost).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('laencina');
    await power.restore();
    await press('Try again');
    await expect(messages(page)).toContainText('Profile updated');
  });

  await test.step('in a dialog: what was typed stays, and one mail goes out', async () => {
    await page.goto(pages.people.path);
    await press('Invite somebody');
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nerea@floor.example');
    await dialog.getByRole('button', { name: 'Choose a role' }).click();
    await page.getByRole('option', { name: 'Reader' }).click();
    await dieAfter(invitationCalls.send, () => press('Send invitation'));
    await expect(dialog.getByText(/^No connection to the platform/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nerea@floor.example');
    await power.restore();
    await press('Send invitation');
    await expect(messages(page)).toContainText('Invitation sent');
    const { call } = await encinaAs(power.origin, 'owner');
    expect((await call(invitationCalls.sent)).data).toHaveLength(1);
  });
});
