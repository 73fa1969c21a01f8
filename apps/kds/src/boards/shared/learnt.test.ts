import type { Kept } from '@comanda/api/browser-session';
import { afterAll, describe, expect, test } from 'vitest';
import { bind, pressedBy, usualKeys } from './commands.ts';
import { createLearning, keysWith, learntIn } from './learnt.ts';

const shelf = (): Kept => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    store: (key, value) => void values.set(key, value),
    forget: (key) => void values.delete(key),
  };
};
const press = (code: string) =>
  pressedBy({ code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }, 'ltr');
const undo = { id: 'undo', number: undefined } as const;

afterAll(() => bind(usualKeys));

describe('what a device is taught about its keys', () => {
  test('holds at once and after the next start, and is forgotten key by key or as a whole', () => {
    const kept = shelf();
    const learning = createLearning(kept);
    learning.teach('F13', undo);
    learning.teach('KeyQ', { id: 'select', number: 3 });
    learning.teach('Backspace', null);
    expect([press('F13'), press('KeyQ'), press('Backspace')]).toEqual([
      undo,
      { id: 'select', number: 3 },
      undefined,
    ]);
    const next = createLearning(kept);
    expect(next.learnt()).toEqual(learning.learnt());
    next.unlearn('Backspace');
    expect([press('F13')?.id, press('Backspace')?.id]).toEqual(['undo', 'undo']);
    next.forget();
    expect([press('F13'), press('KeyQ')?.id]).toEqual([undefined, 'leave']);
    expect(createLearning(kept).learnt().keys).toEqual({});
  });
  test('tells whoever shows keys', () => {
    const learning = createLearning(shelf());
    let told = 0;
    const stop = learning.subscribe(() => (told += 1));
    learning.setSchool('finish');
    stop();
    learning.setSchool('choose');
    expect(told).toBe(1);
  });
  test('makes a number the next step of its card, where the bump bar has a key for each', () => {
    const keys = keysWith({ school: 'finish', keys: { F13: { id: 'select', number: 4 } } });
    expect([keys.get('Digit1'), keys.get('F13')]).toEqual([
      { id: 'bumpNumber', number: 1 },
      { id: 'bumpNumber', number: 4 },
    ]);
    expect(keysWith({ school: 'choose', keys: {} })).toEqual(usualKeys);
  });
  test.each([null, '', '{', '7', '{"keys":3}'])('is nothing where %s was kept', (text) => {
    expect(learntIn(text)).toEqual({ school: 'choose', keys: {} });
  });
  test('leaves out what another release knew', () => {
    const text = JSON.stringify({
      school: 'other',
      keys: { F1: { id: 'teleport' }, F2: { id: 'undo' }, F3: 5, F4: { id: 'select', number: 'x' } },
    });
    expect(learntIn(text)).toEqual({
      school: 'choose',
      keys: { F2: undo, F4: { id: 'select', number: undefined } },
    });
  });
});
