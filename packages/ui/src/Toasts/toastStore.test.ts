import { describe, expect, it } from 'vitest';
import { createToastStore, TOAST_TIMEOUT, type ToastClock } from './toastStore.ts';

/** A clock that moves only when told to. */
function handClock(): ToastClock & { advance: (milliseconds: number) => void } {
  let time = 0;
  let due: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds, run) {
      const entry = { at: time + milliseconds, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance(milliseconds) {
      time += milliseconds;
      const ready = due.filter((entry) => entry.at <= time);
      due = due.filter((entry) => entry.at > time);
      for (const entry of ready) entry.run();
    },
  };
}

function setup() {
  const clock = handClock();
  return { clock, store: createToastStore(clock) };
}

const saved = { tone: 'success', message: 'Saved' } as const;

describe('toastStore', () => {
  it('closes after four seconds what needs no action', () => {
    const { clock, store } = setup();
    store.add(saved);
    clock.advance(TOAST_TIMEOUT - 1);
    expect(store.toasts()).toHaveLength(1);
    clock.advance(1);
    expect(store.toasts()).toHaveLength(0);
  });

  it.each([
    ['an error', { tone: 'danger', message: 'Not saved' }],
    ['one with an action', { ...saved, action: { label: 'Undo', onAction: () => {} } }],
    ['one that says so', { ...saved, timeout: 'never' }],
  ] as const)('keeps %s until it is closed', (_name, content) => {
    const { clock, store } = setup();
    const id = store.add(content);
    clock.advance(TOAST_TIMEOUT * 100);
    expect(store.toasts().map((toast) => toast.id)).toEqual([id]);
    store.close(id);
    expect(store.toasts()).toEqual([]);
  });

  it('counts instead of stacking, and starts the time again', () => {
    const { clock, store } = setup();
    const first = store.add(saved);
    clock.advance(TOAST_TIMEOUT - 10);
    expect(store.add(saved)).toBe(first);
    expect(store.toasts()).toMatchObject([{ id: first, count: 2 }]);
    clock.advance(TOAST_TIMEOUT - 10);
    expect(store.toasts()).toHaveLength(1);
    clock.advance(10);
    expect(store.toasts()).toHaveLength(0);
  });

  it('does not run while paused, and runs on with what was left', () => {
    const { clock, store } = setup();
    store.add(saved);
    clock.advance(3000);
    store.pause();
    clock.advance(60_000);
    store.add({ tone: 'info', message: 'Came while paused' });
    store.resume();
    clock.advance(1000);
    expect(store.toasts().map((toast) => toast.message)).toEqual(['Came while paused']);
    clock.advance(3000);
    expect(store.toasts()).toEqual([]);
  });

  it('tells its listeners only of changes, and keeps the array between them', () => {
    const { store } = setup();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    const id = store.add(saved);
    expect(store.toasts()).toBe(store.toasts());
    store.close(id);
    store.close(id);
    stop();
    store.add(saved);
    expect(calls).toBe(2);
  });
});
