import { kitchenCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
let shop: TestShop;
let here: TestScreen;
let there: TestScreen;
let number = 1000;

beforeAll(async () => {
  shop = await openShop(platform());
  const monitor = await shop.monitor();
  here = await enrolScreen(platform(), shop.owner, monitor.id);
  there = await enrolScreen(platform(), shop.owner, monitor.id);
});

describe('an order', () => {
  it('goes from the till to the screens, and what one does shows on the other', async () => {
    const line = await there.greet();
    const before = await here.whole();
    number += 1;
    const answer = await shop.till.call(kitchenCalls.upload, {
      data: orderOf(number, [{}, { name: 'Agua' }]),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({ number, revision: 1, unattended: [] });
    const frame = await line.nextNews();
    expect(frame).toMatchObject({ data: { kind: 'NEW', seq: before.asOf.seq + 1, prev: before.asOf.seq } });
    const board = await here.whole();
    const card = board.orders.find((one) => one.number === number);
    expect(card).toMatchObject({ lines: [{ name: 'Hamburguesa' }, { name: 'Agua' }] });
    expect('data' in frame && frame.data.card).toEqual(card);
    const [task] = card?.tasks ?? [];
    if (!task) throw new Error('no task');
    const start = here.move('START', [task]);
    expect(await here.send([start])).toEqual({
      answers: [
        { opId: start.opId, outcomes: { [task.id]: 'applied' }, moved: { [task.id]: 1 }, relinks: [] },
      ],
      lastDseq: 1,
    });
    expect(await line.nextNews()).toMatchObject({
      data: { kind: 'STATUS', tasks: [{ id: task.id, status: 'CRT' }], op: { id: start.opId } },
    });
    line.end();
  });
});
