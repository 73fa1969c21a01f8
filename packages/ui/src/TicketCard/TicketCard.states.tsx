import { states as lines } from '../LineRow/LineRow.states.tsx';
import { noon } from '../OrderTimer/OrderTimer.states.tsx';
import { bad } from '../values/bad.ts';
import type { Ticket } from './index.ts';

const table: Ticket = {
  id: '41',
  number: '41',
  till: 'Bar',
  place: 'Table 12',
  service: 'in',
  guests: 4,
  since: noon - 127_000,
  level: 'inTime',
  status: 'pending',
  lines: [
    { ...lines.detailed, note: '', modifiers: lines.detailed.modifiers.slice(1) },
    { id: 'fries', quantity: '1', name: 'Fries', status: 'pending', action: 'start' },
    { id: 'salad', quantity: '3', isSeveral: true, name: 'Caesar salad', status: 'pending', action: 'start' },
  ],
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  pending: { ...table, action: 'start' },
  started: {
    ...table,
    level: 'late',
    since: noon - 381_000,
    status: 'started',
    action: 'finish',
    lines: table.lines.map((line, index) => ({
      ...line,
      status: index === 1 ? 'finished' : index === 0 ? 'started' : 'pending',
    })),
  },
  veryLate: {
    ...table,
    action: 'start',
    level: 'veryLate',
    since: noon - 754_000,
    service: 'delivery',
    place: 'Rider 3',
  },
  finished: {
    ...table,
    status: 'finished',
    until: noon,
    lines: [lines.readOnly, { ...lines.finished, modifiers: lines.detailed.modifiers }],
  },
  /** It has left by a press, and stands where it was for a while. */
  leaving: {
    ...table,
    status: 'finished',
    until: noon,
    action: 'takeBack',
    lines: [lines.readOnly, { ...lines.finished, modifiers: lines.detailed.modifiers }],
  },
  givenUp: {
    ...table,
    status: 'givenUp',
    action: 'acknowledge',
    lines: [lines.givenUp],
  },
  everything: {
    ...table,
    action: 'start',
    number: '1204',
    service: 'out',
    note: 'Birthday, candles at the end',
    ribbon: 'Moved by Pass, 12:41',
    isChanged: true,
    isSaving: true,
    alsoAt: [
      { id: 'grill', name: 'Grill', status: 'started' },
      { id: 'bar', name: 'Bar', status: 'pending' },
    ],
    lines: [
      {
        id: 'soup',
        quantity: '2',
        name: 'Soup of the day',
        status: 'started',
        action: 'finish',
        course: 'Starters',
      },
      { ...lines.changed, course: 'Mains' },
      { id: 'cake', quantity: '1', name: 'Cheesecake', status: 'pending', action: 'start', isAddOn: true },
    ],
  },
  rush: { ...table, action: 'start', isRush: true, ribbon: 'URGENT: make it first', lines: [lines.detailed] },
  /** Some of it is done: one row says so. */
  partlyDone: {
    ...table,
    status: 'started',
    action: 'finish',
    lines: [
      { id: 'soup', quantity: '2', isSeveral: true, name: 'Soup of the day', status: 'finished' },
      { id: 'salad', quantity: '1', name: 'Caesar salad', status: 'finished' },
      { id: 'fries', quantity: '1', name: 'Fries', status: 'started', action: 'finish' },
    ],
  },
  external: { ...table, action: 'start', service: 'external', place: '', guests: 0 },
  arabic: { ...table, action: 'start', place: 'طاولة 12', note: 'بدون فول سوداني', lines: [lines.arabic] },
  bad: {
    ...table,
    action: 'start',
    number: bad.word,
    till: bad.word,
    place: bad.mixed,
    guests: Number.MAX_SAFE_INTEGER,
    since: Number.NaN,
    note: bad.word,
    ribbon: bad.word,
    alsoAt: [{ id: 'word', name: bad.word, status: 'started' }],
    lines: [lines.bad, { id: 'malformed', quantity: '', name: bad.malformed, status: 'pending' }],
  },
} satisfies Record<string, Ticket>;
