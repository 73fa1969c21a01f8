import { bad } from '../values/bad.ts';
import type { TicketLine } from './index.ts';

const burger: TicketLine = {
  id: 'burger',
  quantity: '2',
  isSeveral: true,
  name: 'Cheeseburger',
  status: 'pending',
  action: 'start',
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  pending: burger,
  started: { ...burger, status: 'started', action: 'finish' },
  finished: { id: 'burger', quantity: '2', name: 'Cheeseburger', status: 'finished' },
  settling: {
    id: 'burger',
    quantity: '2',
    isSeveral: true,
    name: 'Cheeseburger',
    note: 'Cut in half, please',
    status: 'finished',
    isSettling: true,
  },
  givenUp: { ...burger, status: 'givenUp', action: 'acknowledge' },
  awaited: {
    id: 'burger',
    quantity: '2',
    name: 'Cheeseburger',
    note: 'Cut in half, please',
    status: 'awaited',
  },
  remade: { ...burger, isRemade: true },
  held: { ...burger, isHeld: true },
  toBringBack: { ...burger, status: 'finished', action: 'reopen' },
  detailed: {
    ...burger,
    modifiers: [
      { sign: '+', name: 'Extra bacon' },
      { sign: '-', name: 'Onion' },
      { sign: '=', name: 'Medium rare' },
      { sign: '!', name: 'Sesame' },
    ],
    note: 'Cut in half, please',
  },
  changed: { ...burger, isChanged: true },
  saving: { ...burger, status: 'started', action: 'finish', isSaving: true },
  long: {
    ...burger,
    quantity: '0.250',
    name: 'Slow-roasted shoulder of lamb with rosemary potatoes and Mediterranean vegetables',
    note: 'Donaudampfschifffahrtsgesellschaftskapitänsteller without sauce, on two plates',
  },
  arabic: {
    ...burger,
    name: 'شاورما دجاج بالثوم',
    modifiers: [
      { sign: '-', name: 'بصل' },
      { sign: '!', name: 'سمسم' },
    ],
    note: 'مقطعة إلى نصفين',
  },
  readOnly: { id: 'water', quantity: '1', name: 'Water', status: 'finished' },
  bad: {
    ...burger,
    quantity: '123456789.125',
    name: bad.word,
    modifiers: [
      { sign: '+', name: bad.word },
      { sign: '!', name: bad.mixed },
    ],
    note: `${bad.malformed} ${bad.word}`,
    course: bad.word,
  },
} satisfies Record<string, TicketLine>;
