import { useSyncExternalStore } from 'react';
import { bringBoard } from './boards/table.ts';
import { go, home } from './place.ts';
import type { FoundScreen } from './engine/browser/enrolment.ts';
import type { EnrolledScreen } from './engine/indexedDb.ts';
import type { Screen } from './screen.ts';

/** An error is what kept the screen from starting. */
type State = 'reading' | 'unreadable' | Screen | Error | undefined;

let state: State = 'reading';
const listeners = new Set<() => void>();
const change = (next: State): void => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The screen that this device is, once its disk has been read; none where it has to be enrolled first. */
export const useScreen = (): State => useSyncExternalStore(subscribe, () => state);

const load = () => import('./engine/browser/index.ts');
const show = async (found: FoundScreen): Promise<void> => {
  // Asked for while the disk is read. One that does not come is asked for again where it shows.
  bringBoard(found.screen.settings).catch(() => {});
  const { startScreen } = await load();
  const kitchen = await startScreen(found);
  change({ enrolment: found.screen, kitchen });
};

/** Shows the monitor of this device, if it has one: no network and no person is needed for it. */
export const openScreen = async (): Promise<void> => {
  const { enrolment: kept } = await load();
  const found = await kept.read().catch(() => 'unreadable' as const);
  if (typeof found === 'object')
    await show(found).catch((error: unknown) =>
      change(error instanceof Error ? error : new Error(String(error))),
    );
  else change(found);
};

/** Makes this device a screen. It rejects where the browser keeps nothing. */
export const enrolHere = async (enrolment: EnrolledScreen): Promise<void> => {
  const { enrolment: kept } = await load();
  await kept.keep(enrolment);
  await show({ screen: enrolment, isDiskLost: false });
};

/** This device is no screen any more; what it has not sent stays on its disk. */
export const dropScreen = async ({ kitchen }: Screen): Promise<void> => {
  const { enrolment: kept } = await load();
  await kitchen.stop();
  await kept.drop();
  change(undefined);
  go(home);
};
