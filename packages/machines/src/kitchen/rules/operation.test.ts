import { describe, expect, test } from 'vitest';
import type { Acknowledge, Bench, Performed } from './operation.ts';
import { perform } from './operation.ts';
import { discarded, firedTask, restored, type Task } from './task.ts';

const fired = firedTask({ id: 't', line: 'l', section: 'grill' }, 0);
const given = discarded(fired, 10);
const acknowledge = ({ id, status, epoch, rev }: Task): Acknowledge => ({
  opId: 'op',
  install: 'here',
  kind: 'ACK_DISCARD',
  tasks: [{ task: id, from: status, to: status, epoch, rev }],
});
const performed = (asked: Acknowledge, task: Task, sections = ['grill']): Performed => {
  const bench: Bench = {
    taskOf: (id) => (id === task.id ? task : undefined),
    processedOf: () => undefined,
    circuitOf: () => ({ hasPreparation: false }),
    mover: { kind: 'REGULAR', sections, skipsStart: false, mayDiscard: false },
    at: 20,
  };
  return perform(asked, bench);
};

describe('acknowledging that a dish was given up', () => {
  test('takes it off the monitor and moves nothing', () => {
    expect(performed(acknowledge(given), given)).toMatchObject({
      outcomes: { t: 'applied' },
      acknowledged: [{ id: 't', epoch: given.epoch }],
      changed: [],
      applied: [],
    });
  });
  test('does nothing to one that has come back, nor to one that was given up once more', () => {
    const back = restored(given, fired);
    expect(performed(acknowledge(given), back)).toMatchObject({
      outcomes: { t: 'superseded' },
      acknowledged: [],
    });
    expect(performed(acknowledge(given), discarded(back, 30)).acknowledged).toEqual([]);
  });
  test('is nothing for a monitor of other sections', () => {
    expect(performed(acknowledge(given), given, ['bar'])).toMatchObject({
      outcomes: { t: 'illegal' },
      acknowledged: [],
    });
  });
});
