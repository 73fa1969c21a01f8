import type { Disk } from '../disk.ts';
import { openIndexedDb } from '../indexedDb.ts';
import type { Kitchen } from '../kitchen.ts';
import { DISK_LOST, startKitchen } from '../start.ts';
import { createEnrolment, type FoundScreen } from './enrolment.ts';
import { browserPorts } from './ports.ts';
import { keepServiceWorker } from './serviceWorker.ts';

/** What the browser keeps for this device. */
export const disk = openIndexedDb();

/** Which screen this device is; what it has not sent stays on its disk when it is none any more. */
export const enrolment = createEnrolment(disk);
/** The board as it was shown last is the server's to say again; what was pressed stays. */
export const forgetBoard = (): Promise<void> => disk.dropBoard();

/** Nothing of it can be read; whoever asks need not wait for it again. */
const lost: Disk = {
  ...disk,
  read: () => Promise.reject(new Error('The browser does not answer.')),
};

/** Starts the kitchen of an enrolled screen; what its disk holds is shown already. `stop` it before another one. */
export const startScreen = async ({ screen, isDiskLost }: FoundScreen): Promise<Kitchen> => {
  const { credential, settings, lostAt, ...rest } = screen;
  // Without it a browser that runs out of room may take the disk away.
  void navigator.storage?.persist?.().catch(() => false);
  const ports = browserPorts(isDiskLost ? lost : disk, credential);
  const kitchen = startKitchen(ports, { monitor: settings.id, settings, lostAt });
  const stopWorker = keepServiceWorker(ports.clock, () => {
    const { waiting, isElsewhere } = kitchen.state.get();
    return waiting === 0 && !isElsewhere;
  });
  await kitchen.ready;
  return {
    ...kitchen,
    dismiss: (id) => {
      kitchen.dismiss(id);
      if (id === DISK_LOST) void enrolment.keep({ ...rest, credential, settings });
    },
    stop: async () => {
      stopWorker();
      await kitchen.stop();
      ports.stop();
    },
  };
};
