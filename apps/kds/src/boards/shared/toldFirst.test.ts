import { expect, test } from 'vitest';
import { createCloser, toldFirst } from './toldFirst.ts';

const notice = (id: string, kind: Parameters<typeof toldFirst>[0][number]['kind']) => ({ id, kind });

test('what is worst is told first, and of equals what came first', () => {
  const refused = notice('1', 'refused');
  const full = notice('2', 'notStored');
  const aside = notice('3', 'setAside');
  expect(toldFirst([refused, full, aside])).toBe(full);
  expect(toldFirst([notice('0', 'back'), refused, notice('4', 'notTakenBack')])).toBe(refused);
  expect(toldFirst([])).toBeUndefined();
});

test('a double press closes what was told, and not what comes up then', () => {
  let notices = [notice('1', 'refused'), notice('2', 'refused'), notice('3', 'refused')];
  const close = createCloser({ dismiss: (closed) => (notices = notices.filter(({ id }) => id !== closed)) });
  const left = [0, 100, 400].map((at) => {
    close(notices, at);
    return notices.map(({ id }) => id).join('');
  });
  expect(left).toEqual(['23', '23', '3']);
});
