import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type KitchenTask,
  resourceCalls,
  screenCalls,
  type SentOrder,
  kitchenOrderCalls,
} from '@comanda/api/calls';
import { type Monitor, monitor as monitors } from '@comanda/api/areas/kitchen/monitor';
import { type BrowserContext, chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { accounts, password } from '../../support/accounts.ts';
import { callerOf, signIn } from '../../support/caller.ts';
import { embeddedPool } from '../../support/embeddedPool.ts';
import { enrolScreen, makeMonitor, makeSection, orderOf } from '../../support/kitchen.ts';
import { tillOf } from '../../support/till.ts';
import type { Platform } from './platform.ts';
import { expect } from './test.ts';

/** A dish by its name, or with what else the till says of it. */
export type Dish = string | Partial<SentOrder['lines'][number]>;

/** A monitor that no simulated till sends anything to: what is on it was sent by the test. */
export interface QuietKitchen {
  readonly monitor: string;
  readonly order: (
    number: number,
    dishes: readonly Dish[],
    revision?: number,
    over?: Partial<SentOrder>,
  ) => Promise<void>;
  /** Makes an order as old as if it had been fired so many minutes earlier; screens see it when they open. */
  readonly age: (number: number, minutes: number) => Promise<void>;
  /** Hangs up another monitor of the same section. */
  readonly beside: (name: string, over?: Partial<Monitor>) => Promise<void>;
  /** Hangs up a monitor of another section; answers what that section is called. */
  readonly apart: (name: string) => Promise<string>;
  /** What orders go through after cooking, those that are fired from now on. */
  readonly stages: (circuit: 'N' | 'R' | 'P') => Promise<void>;
  /** Hangs the monitor on another wall: of so many inches, read from so far. */
  readonly hang: (wall: Partial<Monitor>) => Promise<void>;
  /** The tasks of an order as the platform has them, in the order of its lines. */
  readonly stored: (number: number) => Promise<readonly (KitchenTask | undefined)[]>;
}
/** @param name of the monitor, and what is in its ids of records */
export const quietKitchen = async (
  { origin, dataDirectory }: Platform,
  name: string,
): Promise<QuietKitchen> => {
  const licences = JSON.parse(readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8'));
  const till = await tillOf({ origin, anyone: callerOf(origin), licences }, 'ENCINA MAD Barra');
  const owner = await signIn(origin, 'owner');
  const { idStore } = till.signed;
  const { data: choices } = await owner.call(screenCalls.choices);
  const idCompany = choices.find((choice) => choice.idStore === idStore)?.idCompany ?? '';
  // What the simulated tills sell has an area of its own; what nobody knows comes here.
  const section = await makeSection(owner, idCompany, { takesRest: 'S' });
  const hangUp = (called: string, over: Partial<Monitor> = {}) =>
    makeMonitor(owner, idCompany, idStore, [section.id], {
      names: { 'es-ES': called, 'en-GB': called },
      ...over,
    });
  const monitor = await hangUp(name);
  const reader = await enrolScreen({ origin }, owner, monitor.id);
  return {
    monitor: name,
    order: async (number, dishes, revision, over) => {
      const lines = dishes.map((dish) => (typeof dish === 'string' ? { name: dish } : dish));
      const { status, text } = await till.call(kitchenOrderCalls.upload, {
        data: { ...orderOf(number, lines, revision), ...over },
      });
      expect(status, text).toBe(200);
    },
    age: async (number, minutes) => {
      const pool = embeddedPool(dataDirectory);
      await pool.query(
        `with fired as (update fired_order set at = at - $2::bigint where number = $1 returning id)
         update kitchen_task task set moved = task.moved - $2::bigint, times = (
           select jsonb_object_agg(key, value::bigint - $2::bigint) from jsonb_each_text(task.times))
         from fired where fired.id = task.id_order`,
        [number, minutes * 60_000],
      );
      await pool.end();
    },
    beside: async (called, over) => {
      await hangUp(called, over);
    },
    apart: async (called) => {
      const { id, names } = await makeSection(owner, idCompany);
      await makeMonitor(owner, idCompany, idStore, [id], { names: { 'es-ES': called, 'en-GB': called } });
      return String(Object(names)['en-GB']);
    },
    stages: async (circuit) => {
      const pool = embeddedPool(dataDirectory);
      await pool.query('update kitchen_store set pickup_circuit = $1 where id_store = $2', [
        circuit,
        idStore,
      ]);
      await pool.end();
    },
    hang: async (wall) => {
      const { data: kept } = await owner.call(resourceCalls(monitors).get, { params: { id: monitor.id } });
      const { status, text } = await owner.call(resourceCalls(monitors).update, {
        data: { ...kept, ...wall },
      });
      expect(status, text).toBe(200);
    },
    stored: async (number) => {
      const { orders } = await reader.whole();
      const { lines, tasks } = orders.find((order) => order.number === number) ?? { lines: [], tasks: [] };
      return lines.map(({ id }) => tasks.find(({ line }) => line === id));
    },
  };
};

/** Signs a cook in on a device and makes it a screen of a monitor. */
export const enrol = async (page: Page, monitor: string): Promise<void> => {
  await page.goto('/kds');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.cook);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: monitor }).click();
  await page.getByRole('button', { name: 'Use this screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: monitor })).toBeVisible();
};

/** An order on a screen: more than one card, where it goes on in the next column. */
export const card = (page: Page, order: number): Locator =>
  page.getByRole('article', { name: `Order ${order}` });
export const dish = (page: Page, order: number, name: string): Locator =>
  card(page, order)
    .locator('[data-line]')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Lets so many milliseconds of the page pass. */
export const pass = async (page: Page, milliseconds: number): Promise<void> => {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ([from = 0, wait = 0]) => performance.now() - from >= wait,
    [since, milliseconds],
  );
};
/** A hand that has rested: what it touches next is meant, also where it touched the same before. */
export const rest = (page: Page): Promise<void> => pass(page, 500);

/** Waits until the page could start without the network. */
export const startsAlone = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** As a power cut does: nothing of it says goodbye. */
  readonly kill: () => Promise<void>;
}
/** A browser with a disk of its own, which outlives it. */
export const startDevice = async (disk: string, options: LaunchOptions, baseURL: string): Promise<Device> => {
  const context = await chromium.launchPersistentContext(disk, {
    ...options,
    baseURL,
    locale: 'en-GB',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    kill: async () => {
      const session = await context.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      const closed = context.waitForEvent('close');
      for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
      await closed;
    },
  };
};
