import { kitchenOrderCalls, kitchenWallCalls, screenSelfCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enrolScreen,
  makeSection,
  openShop,
  orderOf,
  type TestLine,
  type TestScreen,
  type TestShop,
} from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* All screens of a company, and what is done about them from afar (docs/product.md §16.22). */
const platform = usePlatform();
let shop: TestShop;
let grill: TestScreen;
let fry: TestScreen;

beforeAll(async () => {
  shop = await openShop(platform());
  const idFry = (await makeSection(shop.owner, shop.idCompany)).id;
  grill = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id, 'Grill');
  fry = await enrolScreen(platform(), shop.owner, (await shop.monitor([idFry])).id, 'Fry');
});

const wall = async () =>
  (await shop.owner.call(kitchenWallCalls.wall, { params: { companyId: shop.idCompany } })).data;
const monitorOf = async ({ idMonitor }: TestScreen) => (await wall()).find(({ id }) => id === idMonitor);
const screenOf = async (screen: TestScreen) =>
  (await monitorOf(screen))?.screens.find(({ id }) => id === screen.id);
const saidTo = async (line: TestLine) => {
  const frame = await line.nextNews();
  if (!('said' in frame)) throw new Error(`It was told ${JSON.stringify(frame)}.`);
  return frame.said;
};

describe('the wall', () => {
  it('shows what each screen says of itself', async () => {
    expect(await screenOf(grill)).toMatchObject({
      seen: null,
      isLive: false,
      release: null,
      isAudible: null,
      app: null,
    });
    const line = await grill.greet();
    const { epoch, seq } = (await grill.whole()).asOf;
    line.say({
      ack: { dev: grill.install, epoch, seq, pend: 3, ver: 1, vis: true, audio: false, app: 'Ab12-_34' },
    });
    // The answer to it is the second beat.
    await line.next();
    await line.next();
    expect(await screenOf(grill)).toMatchObject({
      isLive: true,
      waiting: 3,
      release: 1,
      isAudible: false,
      app: 'Ab12-_34',
    });
    line.end();
  });
  it('writes to a screen at once, and again until it is closed', async () => {
    const line = await grill.listen();
    const params = { id: grill.id };
    await shop.owner.call(kitchenWallCalls.write, { params, data: { text: 'Table 4 is a birthday' } });
    const { message } = await saidTo(line);
    expect(message).toMatchObject({ text: 'Table 4 is a birthday' });
    line.end();
    const again = await grill.greet();
    expect((await saidTo(again)).message?.id).toBe(message?.id);
    expect((await screenOf(grill))?.message).toBe('Table 4 is a birthday');
    await grill.call(screenSelfCalls.heard, { data: { id: message?.id ?? '' } });
    expect((await screenOf(grill))?.message).toBeNull();
    again.end();
  });
  it('has a screen start anew, once', async () => {
    await shop.owner.call(kitchenWallCalls.reload, { params: { id: grill.id } });
    const line = await grill.greet();
    const { reload = '' } = await saidTo(line);
    expect((await screenOf(grill))?.isReloading).toBe(true);
    await grill.call(screenSelfCalls.heard, { data: { id: reload } });
    expect((await screenOf(grill))?.isReloading).toBe(false);
    line.end();
  });
});

describe('a monitor that stands in for another one', () => {
  it('shows its orders besides its own, until they are given back', async () => {
    const params = { id: grill.idMonitor };
    const { data } = await shop.till.call(kitchenOrderCalls.upload, { data: orderOf(1, [{}]) });
    const shows = async (): Promise<boolean> => (await fry.whole()).orders.some(({ id }) => id === data.id);
    expect(await shows()).toBe(false);
    const before = (await fry.whole()).asOf.epoch;
    await shop.owner.call(kitchenWallCalls.cover, { params, data: { idBackup: fry.idMonitor } });
    expect(await shows()).toBe(true);
    expect((await fry.whole()).asOf.epoch).not.toBe(before);
    expect((await monitorOf(grill))?.idBackup).toBe(fry.idMonitor);
    const tasks = (await fry.whole()).orders.find(({ id }) => id === data.id)?.tasks ?? [];
    const answer = await fry.send([fry.move('START', tasks)]);
    expect('answers' in answer && Object.values(answer.answers[0]?.outcomes ?? {})).toEqual(['applied']);
    await shop.owner.call(kitchenWallCalls.cover, { params, data: { idBackup: null } });
    expect(await shows()).toBe(false);
  });
  it('is one at which sections cook, of the same store', async () => {
    const pass = await shop.monitor([], { kind: 'PREPARATION' });
    for (const idBackup of [pass.id, grill.idMonitor]) {
      const { status } = await shop.owner.callWith(
        kitchenWallCalls.cover,
        { idBackup },
        { id: grill.idMonitor },
      );
      expect(status).toBe(422);
    }
  });
});
