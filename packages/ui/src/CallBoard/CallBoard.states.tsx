import type { CallBoardProps } from './index.ts';

const preparing = ['118', '119', '120', '121', '122', '123', '124'].map((number) => ({ id: number, number }));
const ready = [
  { id: '117', number: '117', detail: 'Ana' },
  { id: '115', number: '115' },
  { id: '112', number: '112', detail: 'Luis' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { preparing: [], ready: [] },
  guests: { preparing, ready },
  staff: {
    preparing,
    ready: ready.map((order) => ({ ...order, action: 'deliver' as const })),
    onPress: () => {},
  },
  leaving: {
    preparing,
    ready: ready.map((order, index) => ({ ...order, action: index === 0 ? 'takeBack' : 'deliver' }) as const),
    onPress: () => {},
  },
  rush: {
    preparing: Array.from({ length: 31 }, (_, index) => ({
      id: String(index),
      number: String(2100 + index),
      detail: index % 3 === 0 ? 'Maximiliana de las Mercedes' : '',
    })),
    ready: Array.from({ length: 12 }, (_, index) => ({ id: String(index), number: String(2080 + index) })),
  },
} satisfies Record<string, CallBoardProps>;
