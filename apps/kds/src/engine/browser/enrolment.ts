import type { EnrolledScreen, ScreenDisk } from '../indexedDb.ts';
import { inTime } from './inTime.ts';

/** What the browser names the second place, and the address that the enrolment has there: no call, no file. */
const PLACE = 'comanda-kds.enrolment';
const ADDRESS = '/kds/enrolment';

interface SecondPlace {
  readonly read: () => Promise<EnrolledScreen | undefined>;
  readonly keep: (text: string) => Promise<void>;
  readonly drop: () => Promise<unknown>;
}
const inCaches: SecondPlace = {
  read: async () => (await (await caches.open(PLACE)).match(ADDRESS))?.json(),
  keep: async (text) => (await caches.open(PLACE)).put(ADDRESS, new Response(text)),
  drop: async () => (await caches.open(PLACE)).delete(ADDRESS),
};
/** Over plain HTTP a browser keeps its caches from the page. */
const inStorage: SecondPlace = {
  read: async () => JSON.parse(localStorage.getItem(PLACE) ?? 'null') ?? undefined,
  keep: async (text) => localStorage.setItem(PLACE, text),
  drop: async () => localStorage.removeItem(PLACE),
};
const secondPlace = (): SecondPlace => ('caches' in globalThis ? inCaches : inStorage);
const copyOf = (): Promise<EnrolledScreen | undefined> => secondPlace().read();
const keepCopy = (screen: EnrolledScreen): Promise<void> => secondPlace().keep(JSON.stringify(screen));

/** Which screen a device is, as it was found. */
export interface FoundScreen {
  readonly screen: EnrolledScreen;
  /** The browser's database could not be read: the screen shows its board all the same, and keeps nothing. */
  readonly isDiskLost: boolean;
}

/**
 * Which screen this device is, kept in two places of the browser (docs/product.md §16.5). After power cuts Chromium may find its database damaged
 * and begins an empty one without a word; nobody stands there to enrol the screen anew.
 */
export const createEnrolment = (disk: Pick<ScreenDisk, 'screen' | 'keepScreen' | 'dropScreen'>) => ({
  /**
   * Nothing where this device is no screen. It rejects where nobody knows: neither place can be read.
   * @returns with `lostAt` where the database had to be begun anew
   */
  read: async (): Promise<FoundScreen | undefined> => {
    try {
      const screen = await inTime(disk.screen());
      if (screen) {
        // The second place is a help: a screen works without it.
        void keepCopy(screen).catch(() => undefined);
        return { screen, isDiskLost: false };
      }
    } catch (error) {
      const copy = await inTime(copyOf());
      if (!copy) throw error;
      return { screen: copy, isDiskLost: true };
    }
    const copy = await inTime(copyOf()).catch(() => undefined);
    if (!copy) return undefined;
    const restored = { ...copy, lostAt: Date.now() };
    // A database that takes nothing is no reason to show no board.
    await inTime(disk.keepScreen(restored)).catch(() => undefined);
    return { screen: restored, isDiskLost: false };
  },
  keep: async (screen: EnrolledScreen): Promise<void> => {
    const isCopied = await keepCopy(screen).then(
      () => true,
      () => false,
    );
    await inTime(disk.keepScreen(screen)).catch((error: unknown) => {
      if (!isCopied) throw error;
    });
  },
  /** The copy goes first: what is left of it would make the device a screen again. */
  drop: async (): Promise<void> => {
    await secondPlace().drop();
    await disk.dropScreen();
  },
});
