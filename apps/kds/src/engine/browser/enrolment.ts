import type { EnrolledScreen, ScreenDisk } from '../indexedDb.ts';
import { inTime } from './inTime.ts';

/** What the browser names the second place, and the address that the enrolment has there: no call, no file. */
const PLACE = 'comanda-kds.enrolment';
const ADDRESS = '/kds/enrolment';

/** Over plain HTTP a browser has only one place to keep things in. */
const secondPlace = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(PLACE) : undefined;

const copyOf = async (): Promise<EnrolledScreen | undefined> => {
  const answer = await (await secondPlace())?.match(ADDRESS);
  return answer?.json();
};
const keepCopy = async (screen: EnrolledScreen): Promise<void> =>
  (await secondPlace())?.put(ADDRESS, new Response(JSON.stringify(screen)));

/** Which screen a device is, as it was found. */
export interface FoundScreen {
  readonly screen: EnrolledScreen;
  /** The browser's database could not be read: the screen shows its board all the same, and refuses bumps. */
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
    await disk.keepScreen(restored);
    return { screen: restored, isDiskLost: false };
  },
  keep: async (screen: EnrolledScreen): Promise<void> => {
    await disk.keepScreen(screen);
    await keepCopy(screen).catch(() => undefined);
  },
  /** The copy goes first: what is left of it would make the device a screen again. */
  drop: async (): Promise<void> => {
    await (await secondPlace())?.delete(ADDRESS);
    await disk.dropScreen();
  },
});
