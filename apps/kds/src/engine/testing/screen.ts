import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openIndexedDb, type ScreenDisk } from '../indexedDb.ts';
import type { Kitchen, ShownTask, Sound } from '../kitchen.ts';
import type { Ports } from '../ports.ts';
import { startKitchen } from '../start.ts';
import { settle, simulatedClock } from './clock.ts';
import { createShop, MONITOR, type Shop, taskIdOf } from './shop.ts';

/** A cook touches dishes as they are shown now. */
export const move = (
  kitchen: Pick<Kitchen, 'move' | 'state'>,
  kind: Parameters<Kitchen['move']>[0],
  ids: readonly string[],
  label: string,
): void => {
  const shown = kitchen.state.get().orders.flatMap(({ tasks }) => tasks);
  kitchen.move(
    kind,
    shown.filter(({ id }) => ids.includes(id)),
    label,
  );
};

/** A way to a shop on which words of the server can be held up. */
export const slowLine = ({ openSocket }: Pick<Shop, 'openSocket'>) => {
  const held: (() => void)[] = [];
  let isHeldUp = false;
  const open: Ports['openSocket'] = (path, listener) =>
    openSocket(path, {
      ...listener,
      heard: (text) => {
        if (isHeldUp) held.push(() => listener.heard(text));
        else listener.heard(text);
      },
    });
  return {
    openSocket: open,
    hold: (): void => {
      isHeldUp = true;
    },
    /** Answers how many words arrive now. */
    release: async (): Promise<number> => {
      isHeldUp = false;
      const late = held.splice(0);
      for (const hear of late) hear();
      await settle();
      return late.length;
    },
  };
};

/** A screen, its shop and a clock that only goes when it is told to. */
export const createScene = () => {
  globalThis.indexedDB = new IDBFactory();
  const clock = simulatedClock();
  const shop = createShop(() => clock.steady() + 1_000_000);
  let draw = 0;
  const open: Kitchen[] = [];
  const start = async (change: (disk: ScreenDisk) => Partial<Ports> = () => ({})) => {
    const disk: ScreenDisk = openIndexedDb();
    const kitchen = startKitchen(
      {
        disk,
        client: shop.client,
        openSocket: shop.openSocket,
        clock,
        random: () => {
          // Distinct for each call; the ids only have to differ.
          draw = (draw + 0.618_033_988_75) % 1;
          return draw;
        },
        lead: (tell) => {
          tell(true);
          return () => undefined;
        },
        surroundings: { isOnline: () => true, isVisible: () => true, onNetwork: () => () => undefined },
        ...change(disk),
      },
      { monitor: MONITOR },
    );
    open.push(kitchen);
    const sounds: Sound[] = [];
    kitchen.onSound((sound) => sounds.push(sound));
    await settle();
    const task = (line: string): ShownTask | undefined =>
      kitchen.state
        .get()
        .orders.flatMap(({ tasks }) => tasks)
        .find((one) => one.id === taskIdOf(line));
    return {
      kitchen,
      disk,
      sounds,
      state: kitchen.state.get,
      task,
      statusOf: (line: string) => task(line)?.status,
      shown: () => kitchen.state.get().line.shownAt(clock.steady()),
    };
  };
  return {
    clock,
    shop,
    start,
    end: async (): Promise<void> => {
      await Promise.all(open.map((kitchen) => kitchen.stop()));
    },
  };
};
export type Scene = ReturnType<typeof createScene>;
