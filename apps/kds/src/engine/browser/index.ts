import type { KeptOperation } from '../disk.ts';
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
/** The board as it was shown last is the server's to say again; what was pressed stays. */
export const forgetBoard = (): Promise<void> => disk.dropBoard();

const readable = ({ at, ...operation }: KeptOperation) => ({ at: new Date(at).toISOString(), ...operation });
/**
 * What was not sent, or not taken by the server, and whose it is, for a person to carry to support: JSON. What was answered
 * in the last seconds may be in it.
 */
export const exportKept = async (): Promise<Blob> => {
  const [{ install, waiting, aside }, screen] = await Promise.all([disk.read(), disk.screen()]);
  const kept = {
    screen: screen && { id: screen.id, name: screen.name, monitor: screen.settings.id },
    install,
    waiting: waiting.map(readable),
    aside: aside.map(readable),
  };
  return new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
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
