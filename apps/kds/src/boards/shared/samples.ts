import type { KitchenLine } from '@comanda/api/calls';
import type { ShownOrder, ShownTask } from '../../engine/kitchen.ts';
import { regular } from '../regular/rules.ts';
import { type BoardCard, cardOf } from './card.ts';

/** Orders for tests: what is not said is as with most. */
export const sampleTask = (task: Partial<ShownTask> & Pick<ShownTask, 'id'>): ShownTask => ({
  line: task.id,
  section: 'grill',
  status: 'PND',
  epoch: 0,
  rev: 0,
  isHeld: false,
  times: { PND: 0 },
  isPending: false,
  isAcknowledged: false,
  isForeign: false,
  ...task,
});
const sampleLine = (id: string, index: number): KitchenLine => ({
  id,
  number: index + 1,
  name: `Dish ${id}`,
  names: {},
  quantity: '1',
  modifiers: [],
  note: '',
  course: null,
});
export const sampleOrder = (
  number: number,
  tasks: readonly ShownTask[],
  card: Partial<ShownOrder['card']> = {},
): ShownOrder => ({
  id: String(number),
  tasks,
  isPending: false,
  card: {
    id: String(number),
    number,
    terminal: 'BAR',
    serviceKind: '00',
    place: '',
    guests: 0,
    note: '',
    at: number,
    revision: 1,
    lines: [...new Set(tasks.map(({ line }) => line))].map(sampleLine),
    ...card,
  },
});

/** As a cook of a section has it. */
export const sampleCard = (order: ShownOrder): BoardCard => cardOf(order, regular);
