import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server.ts';
import { keepsBoardWith } from './support/disk.ts';
import { card, type Device, dish, enrol, quietKitchen, startDevice, startsAlone } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // While the server is away the browser reports each call and connection that it could not make.
  expectedErrors: /^Failed to load resource|^WebSocket connection to/,
});

const number = 900_081;

test(
  'a dish that is handed to another section is there once, through a killed screen and a killed server',
  { tag: '@full' },
  async ({ browser, launchOptions }) => {
    test.setTimeout(180_000);
    const [disk, dataDirectory] = [
      mkdtempSync(join(tmpdir(), 'comanda-screen-')),
      mkdtempSync(join(tmpdir(), 'comanda-hand-on-')),
    ];
    const devices: Device[] = [];
    let server = await startServer({ dataDirectory });
    const { origin, port } = server;
    const start = async (): Promise<Device> => {
      const device = await startDevice(disk, launchOptions, origin);
      devices.push(device);
      return device;
    };
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' });
    try {
      const kitchen = await quietKitchen({ origin, dataDirectory }, 'Mano fría');
      const section = await kitchen.apart('Mano caliente');
      const other = await context.newPage();
      await enrol(other, 'Mano caliente');
      const first = await start();
      await enrol(first.page, kitchen.monitor);
      await kitchen.order(number, ['Gazpacho', { number: 2, name: 'Tortilla' }]);
      await expect(dish(first.page, number, 'Tortilla')).toBeVisible();
      await keepsBoardWith(first.page, `"number":${number}`);
      await startsAlone(first.page);

      // The server dies, the dish is handed on, and the screen dies before anybody could be told.
      await server.kill();
      await dish(first.page, number, 'Tortilla').click({ button: 'right' });
      const asked = first.page.getByRole('alertdialog');
      await asked.getByRole('button', { name: 'Send this dish to another section' }).click();
      await asked.getByRole('button', { name: section, exact: true }).click();
      // A line that is merely cut is being tried again; that it is old is said after its last proof has run out.
      await expect(first.page.getByText('1 press is waiting.')).toBeVisible({ timeout: 60_000 });
      await first.kill();

      const again = await start();
      await again.page.goto('/kds');
      await expect(dish(again.page, number, 'Gazpacho')).toBeVisible();
      await expect(card(other, number)).toHaveCount(0);
      server = await startServer({ dataDirectory, port });
      await expect(dish(other, number, 'Tortilla')).toContainText('To do', { timeout: 60_000 });
      await expect(dish(again.page, number, 'Gazpacho')).toContainText('To do');
      // Once: it has moved one time, and nothing else of the order has.
      await expect
        .poll(async () => (await kitchen.stored(number)).map((task) => [task?.status, task?.rev]))
        .toEqual([
          ['PND', 0],
          ['PND', 1],
        ]);

      // It is made where it is now, and both hear of it.
      await dish(other, number, 'Tortilla').click();
      await expect(dish(other, number, 'Tortilla')).toContainText('Started');
      await expect
        .poll(async () => (await kitchen.stored(number)).map((task) => task?.status))
        .toEqual(['PND', 'CRT']);
    } finally {
      await context.close();
      for (const device of devices) await device.context.close().catch(() => {});
      await server.stop();
      for (const folder of [disk, dataDirectory]) rmSync(folder, { recursive: true, force: true });
    }
  },
);
