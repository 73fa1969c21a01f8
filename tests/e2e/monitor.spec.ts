import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProxy } from '../faults/kitchen/proxy.ts';
import { randomOf } from '../histories/random.ts';
import { keepsBoardWith } from './support/disk.ts';
import {
  card,
  type Device,
  dish,
  enrol,
  quietKitchen,
  rest,
  startDevice,
  startsAlone,
} from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

// Screens have one.
test.use({ serviceWorkers: 'allow' });

/** None of the simulated tills counts so far while tests run. */
const number = 900_071;

test('two monitors of a section: orders and bumps arrive once, through cut, kill and a stale touch', async ({
  page: other,
  platform,
  launchOptions,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'comanda-screen-'));
  const devices: Device[] = [];
  const server = Number(new URL(platform.origin).port);
  const network = await openProxy(() => server, randomOf(1));
  const start = async (): Promise<Device> => {
    const device = await startDevice(disk, launchOptions, `http://127.0.0.1:${network.port}`);
    devices.push(device);
    return device;
  };
  try {
    const kitchen = await quietKitchen(platform, 'Pase de prueba');
    const first = await start();
    await enrol(first.page, kitchen.monitor);
    await kitchen.beside('Segundo pase');
    await enrol(other, 'Segundo pase');

    const fired = performance.now();
    await kitchen.order(number, ['Hamburguesa', 'Agua']);
    await expect(card(first.page, number).first()).toBeVisible();
    // What a person sees of it; the bench says how much of that is the browser's driver.
    console.log(`From the till to the monitor: ${Math.round(performance.now() - fired)} ms`);

    await keepsBoardWith(first.page, `"number":${number}`);
    await dish(first.page, number, 'Hamburguesa').click();
    await expect(dish(other, number, 'Hamburguesa')).toContainText('Started');

    await startsAlone(first.page);
    await first.context.setOffline(true);
    await rest(first.page);
    await dish(first.page, number, 'Hamburguesa').click();
    await dish(first.page, number, 'Agua').click();
    await expect(first.page.getByText('2 presses are waiting.')).toBeVisible();
    await first.kill();
    await expect(dish(other, number, 'Agua')).toContainText('To do');

    // The platform is out of reach, and nobody is there to do anything about it.
    network.turn({ kind: 'cut' });
    const again = await start();
    await again.page.goto('/kds');
    await expect(dish(again.page, number, 'Hamburguesa')).toContainText('Done');
    await expect(dish(again.page, number, 'Agua')).toContainText('Started');
    const shown = await again.page.evaluate(() => performance.now());
    console.log(`From a dead start to the last board: ${Math.round(shown)} ms`);
    await expect(again.page.locator('[data-connection]')).not.toHaveAttribute('data-connection', 'live');
    network.turn({ kind: 'fair' });
    await expect(dish(other, number, 'Hamburguesa')).toContainText('Done');
    await expect(dish(other, number, 'Agua')).toContainText('Started');
    // A start and a finish of the one, a start of the other: each counted once.
    expect(await kitchen.stored(number)).toMatchObject([
      { rev: 2, epoch: 0 },
      { rev: 1, epoch: 0 },
    ]);

    await other.context().setOffline(true);
    await expect(other.getByText(/^No connection/)).toBeVisible();
    await again.page.getByRole('button', { name: 'Undo' }).click();
    await expect(dish(again.page, number, 'Agua')).toContainText('To do');
    await expect(dish(other, number, 'Agua')).toContainText('Started');
    await dish(other, number, 'Agua').click();
    await other.context().setOffline(false);
    await expect(other.getByText(/Somebody else has moved it in the meantime/)).toBeVisible();
    await expect(card(other, number).first()).toContainText(/Moved by Pase de prueba, \d\d:\d\d/);
    await expect(dish(other, number, 'Agua')).toContainText('To do');
    expect((await kitchen.stored(number))[1]).toMatchObject({ status: 'PND', epoch: 1, rev: 2 });
  } finally {
    await network.close();
    for (const { context } of devices) await context.close().catch(() => {});
    rmSync(disk, { recursive: true, force: true });
  }
});
