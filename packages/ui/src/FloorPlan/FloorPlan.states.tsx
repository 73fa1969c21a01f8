import { bad } from '../values/bad.ts';
import type { FloorPiece, FloorPlanProps } from './index.ts';

const table = (id: string, x: number, y: number, over: Partial<FloorPiece> = {}): FloorPiece => ({
  id,
  kind: 'table',
  shape: 'rectangle',
  label: id,
  detail: '4',
  x,
  y,
  width: 2,
  depth: 2,
  turn: 0,
  ...over,
});

export const room: readonly FloorPiece[] = [
  table('Terrace', 13, 0, { kind: 'floor', width: 7, depth: 12, detail: '' }),
  table('Bar', 0, 0, { kind: 'decoration', width: 10, depth: 1, detail: '' }),
  table('1', 1, 3),
  table('2', 5, 3, { shape: 'round' }),
  table('3', 9, 3, { turn: 45 }),
  table('4', 1, 8, { width: 4, detail: '8' }),
  table('5', 15, 4, { shape: 'round', detail: '2' }),
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: {},
  chosen: { selected: '2' },
  wrong: { pieces: room.map((piece) => (piece.id === '3' ? { ...piece, isWrong: true } : piece)) },
  readOnly: { isReadOnly: true },
  empty: { pieces: [] },
  bad: {
    label: bad.word,
    pieces: [
      table('word', 1, 1, { label: bad.word, detail: bad.mixed }),
      table('mixed', 5, 5, { label: bad.mixed }),
    ],
  },
} satisfies Record<string, Partial<FloorPlanProps>>;
