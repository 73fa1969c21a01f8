import { openIndexedDb, type EnrolledScreen } from '../indexedDb.ts';
import type { Kitchen } from '../kitchen.ts';
import { startKitchen } from '../start.ts';
import { browserPorts } from './ports.ts';
import { keepServiceWorker } from './serviceWorker.ts';

const disk = openIndexedDb();

/** Which screen this device is; nothing where it is none. It rejects where the browser keeps nothing. */
export const readEnrolment = (): Promise<EnrolledScreen | undefined> => disk.screen();
export const keepEnrolment = (screen: EnrolledScreen): Promise<void> => disk.keepScreen(screen);
/** The device is no screen any more; what it has not sent stays on its disk. */
export const dropEnrolment = (): Promise<void> => disk.dropScreen();

/** What was not sent, or not taken by the server, for a person to carry away: JSON. */
export const exportKept = async (): Promise<Blob> => {
  const { install, waiting, aside } = await disk.read();
  return new Blob([JSON.stringify({ install, waiting, aside }, null, 2)], { type: 'application/json' });
};

/** Starts the kitchen of an enrolled screen; what its disk holds is shown already. `stop` it before another one. */
export const startScreen = async ({ credential, settings }: EnrolledScreen): Promise<Kitchen> => {
  // Without it a browser that runs out of room may take the disk away.
  void navigator.storage?.persist?.().catch(() => false);
  const ports = browserPorts(disk, credential);
  const kitchen = startKitchen(ports, { monitor: settings.id, settings });
  const stopWorker = keepServiceWorker(ports.clock, () => {
    const { waiting, isElsewhere } = kitchen.state.get();
    return waiting === 0 && !isElsewhere;
  });
  await kitchen.ready;
  return {
    ...kitchen,
    stop: async () => {
      stopWorker();
      await kitchen.stop();
      ports.stop();
    },
  };
};
