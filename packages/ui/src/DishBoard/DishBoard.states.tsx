import { noon } from '../OrderTimer/OrderTimer.states.tsx';
import type { DishBoardProps } from './index.ts';
import type { Dish } from './types.ts';

const minutes = (count: number): number => noon - count * 60_000;

const eggs: Dish = {
  id: 'eggs',
  name: 'Fried eggs with ham',
  quantity: '7',
  since: minutes(8.7),
  level: 'veryLate',
  orders: ['101', '104', '105', '108', '110'],
  action: 'start',
  portions: [
    { id: 'e1', quantity: '4', status: 'pending', action: 'start' },
    { id: 'e2', quantity: '2', modifiers: [{ sign: '-', name: 'Ham' }], status: 'started', action: 'finish' },
    { id: 'e3', quantity: '1', modifiers: [{ sign: '+', name: 'Egg' }], status: 'pending', action: 'start' },
  ],
};
const steak: Dish = {
  id: 'steak',
  name: 'Sirloin steak',
  quantity: '5',
  since: minutes(6),
  level: 'late',
  orders: ['104', '106', '109'],
  action: 'finish',
  portions: [
    {
      id: 's1',
      quantity: '2',
      modifiers: [{ sign: '=', name: 'Rare' }],
      status: 'started',
      action: 'finish',
    },
    {
      id: 's2',
      quantity: '3',
      modifiers: [{ sign: '=', name: 'Well done' }],
      note: 'All at once',
      status: 'started',
      action: 'finish',
      isSaving: true,
    },
  ],
};
const hake: Dish = {
  id: 'hake',
  name: 'Grilled hake',
  quantity: '4',
  since: minutes(4),
  level: 'inTime',
  orders: ['109', '111'],
  action: 'start',
  portions: [
    { id: 'h1', quantity: '3', status: 'pending', action: 'start' },
    { id: 'h2', quantity: '1', modifiers: [{ sign: '!', name: 'Salt' }], status: 'pending', action: 'start' },
    { id: 'h3', quantity: '1', status: 'givenUp', action: 'acknowledge' },
  ],
};
const gone: Dish = {
  id: 'gone',
  name: 'Croquettes',
  quantity: '2',
  since: minutes(3),
  until: minutes(1),
  level: 'inTime',
  orders: ['112'],
  action: 'takeBack',
  portions: [],
};
const many = (count: number): readonly Dish[] =>
  Array.from({ length: count }, (_, index) => {
    const dish = [eggs, steak, hake][index % 3] ?? eggs;
    return {
      ...dish,
      id: `${dish.id} ${String(index)}`,
      portions: dish.portions.map((portion) => ({ ...portion, id: `${portion.id} ${String(index)}` })),
    };
  });

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  few: { dishes: [eggs, steak, hake, gone] },
  read: {
    dishes: [eggs, steak].map(({ action: _action, ...dish }) => ({
      ...dish,
      portions: dish.portions.map(({ action: _one, ...portion }) => portion),
    })),
  },
  beside: { dishes: many(9), isBeside: true },
  pages: { dishes: many(40) },
  empty: { dishes: [] },
} satisfies Record<string, DishBoardProps>;
