import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAtRest } from './index.ts';

/** The page as far as it matters here: whether something on it loads, and whether there is a network. */
let isBusy: boolean;
let network: EventTarget & { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  isBusy = false;
  network = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal('document', { querySelector: () => (isBusy ? {} : null) });
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('what waits until the page is at rest', () => {
  it('comes once nothing loads any more', async () => {
    const act = vi.fn();
    isBusy = true;
    whenAtRest(act);
    await pass(1000);
    expect(act).not.toHaveBeenCalled();
    isBusy = false;
    await pass(200);
    expect(act).toHaveBeenCalledOnce();
  });
  it('comes after two seconds although something loads', async () => {
    const act = vi.fn();
    isBusy = true;
    whenAtRest(act);
    await pass(1900);
    expect(act).not.toHaveBeenCalled();
    await pass(300);
    expect(act).toHaveBeenCalledOnce();
  });
  it('asks for nothing without a network, and comes with it', async () => {
    const act = vi.fn();
    network.onLine = false;
    whenAtRest(act);
    await pass(60_000);
    expect(act).not.toHaveBeenCalled();
    network.dispatchEvent(new Event('online'));
    await pass(0);
    expect(act).toHaveBeenCalledOnce();
  });
  it('never comes for who has gone, at rest or without a network', async () => {
    const act = vi.fn();
    isBusy = true;
    whenAtRest(act)();
    isBusy = false;
    network.onLine = false;
    const leave = whenAtRest(act);
    await pass(100);
    leave();
    network.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(act).not.toHaveBeenCalled();
  });
});
