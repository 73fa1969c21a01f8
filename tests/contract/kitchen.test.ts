import { kitchenCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, makeMonitor, makeSection, orderOf, type TestScreen } from '../support/kitchen.ts';
import { type TestTill, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
let till: TestTill;
let idCompany = '';
let idStore = '';
let here: TestScreen;
let there: TestScreen;
let number = 1000;

beforeAll(async () => {
  till = await tillOf(platform(), 'ENCINA MAD Barra');
  const owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  ({ idStore } = till.signed);
  await platform().pool.query(`update section set takes_rest = 'N'`);
  const section = await makeSection(owner, idCompany, { takesRest: 'S' });
  const monitor = await makeMonitor(owner, idCompany, idStore, [section.id]);
  here = await enrolScreen(platform(), owner, monitor.id);
  there = await enrolScreen(platform(), owner, monitor.id);
});

describe('an order', () => {
  it('goes from the till to the screens, and what one does shows on the other', async () => {
    const line = await there.greet();
    const before = await here.whole();
    number += 1;
    const answer = await till.call(kitchenCalls.upload, { data: orderOf(number, [{}, { name: 'Agua' }]) });
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
