import type { KeptOperation } from '../disk.ts';
import { openIndexedDb, type EnrolledScreen } from '../indexedDb.ts';
import type { Kitchen } from '../kitchen.ts';
import { DISK_LOST, startKitchen } from '../start.ts';
import { createEnrolment } from './enrolment.ts';
import { browserPorts } from './ports.ts';
import { keepServiceWorker } from './serviceWorker.ts';

const disk = openIndexedDb();

/** Which screen this device is; what it has not sent stays on its disk when it is none any more. */
export const enrolment = createEnrolment(disk);
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
export const startScreen = async (screen: EnrolledScreen): Promise<Kitchen> => {
  const { credential, settings, lostAt, ...rest } = screen;
  // Without it a browser that runs out of room may take the disk away.
  void navigator.storage?.persist?.().catch(() => false);
  const ports = browserPorts(disk, credential);
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
