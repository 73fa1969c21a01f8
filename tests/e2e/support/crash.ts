import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyCall, urlOf } from '@comanda/api/calls';
import type { Page, Request, Route } from '@playwright/test';
import { embeddedPool } from '../../support/embeddedPool.ts';
import { startProvider } from '../../support/provider.ts';
import { type Server, startServer } from '../../support/server.ts';
import { type Encina, encinaAs } from './encina.ts';
import { expect, hasItsParts, messages, test as base } from './test.ts';

/** A platform of its own, whose power can be taken away and given back. */
export interface Power {
  readonly origin: string;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** How many rows of its database are so: `mail where email = $1`. */
  readonly count: (what: string, ...values: readonly string[]) => Promise<number>;
}

export const test = base.extend<{ power: Power }>({
  power: [
    async ({}, use) => {
      const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-crash-'));
      const provider = await startProvider();
      const { environment } = provider;
      let server: Server = await startServer({ dataDirectory, environment });
      const { origin, port } = server;
      provider.serve(`${origin}/callback`);
      await use({
        origin,
        cut: () => server.kill(),
        restore: async () => {
          server = await startServer({ dataDirectory, environment, port });
        },
        count: async (what, ...values) => {
          const pool = embeddedPool(dataDirectory);
          const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${what}`, [
            ...values,
          ]);
          await pool.end();
          return rows[0]?.count ?? 0;
        },
      });
      await server.stop();
      await provider.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ power }, use) => use(power.origin),
  // While the platform is away the browser reports each call and connection that it could not make.
  expectedErrors: /^Failed to load resource|^WebSocket connection to/,
});

/** A form whose save the platform writes, and dies before it can say so. */
export interface Form {
  readonly name: string;
  readonly call: AnyCall;
  /** Opens it and types. */
  readonly fill: (page: Page, owner: Encina, power: Power) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** What is said, and that what was typed is still there. */
  readonly isKept: (page: Page) => Promise<void>;
  /** The same once more; as it was sent first where it is left out. */
  readonly again?: (page: Page) => Promise<void>;
  /** It is done, and once. */
  readonly isDone: (page: Page, owner: Encina, power: Power) => Promise<void>;
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const isTitled = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
export const says = (page: Page, text: string) =>
  expect(messages(page).getByText(text).first()).toBeVisible();
const offline = /^No connection/;
export const unconnected = (page: Page) => expect(page.getByText(offline).first()).toBeVisible();
/** Asks for what is under way in the dialog that asks about it. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Dies after the write of each form in turn, and comes back. */
export const walk = async (page: Page, power: Power, forms: readonly Form[]): Promise<void> => {
  const owner = await encinaAs(power.origin, 'owner');
  /** The platform writes what is asked of it, and is gone before it can say so. */
  const dieAfter = async (call: AnyCall, ask: () => Promise<void>): Promise<void> => {
    // A parameter is any part of the address; what stands below a call's is another call.
    const address = new RegExp(`^${urlOf({ ...call, path: call.path.replaceAll(/\{\w+\}/g, '[^/]+') })}$`);
    const isCall = (request: Request): boolean =>
      request.method() === call.method && address.test(new URL(request.url()).pathname);
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
  for (const { name, call, fill, send, isKept, again = send, isDone } of forms)
    await test.step(name, async () => {
      await fill(page, owner, power);
      await hasItsParts(page);
      await dieAfter(call, () => send(page));
      await isKept(page);
      await power.restore();
      await again(page);
      await isDone(page, owner, power);
    });
};
