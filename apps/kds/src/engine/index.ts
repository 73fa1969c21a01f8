import { openIndexedDb, type EnrolledScreen } from './indexedDb.ts';
import { browserPorts } from './browser/ports.ts';
import type { Kitchen } from './kitchen.ts';
import { startKitchen } from './start.ts';

export type { EnrolledScreen } from './indexedDb.ts';
export * from './kitchen.ts';

/** The disk of this browser: which screen the device is, and its work. */
export const disk = openIndexedDb();

/** Starts the kitchen of the screen that this device was enrolled as. Call `stop` before another one is started. */
export const openKitchen = ({ credential, settings }: EnrolledScreen): Kitchen => {
  // Without it a browser that runs out of room may take the disk away.
  void navigator.storage?.persist?.().catch(() => false);
  const ports = browserPorts(disk, credential);
  const kitchen = startKitchen(ports, { monitor: settings.id, settings });
  return {
    ...kitchen,
    stop: async () => {
      await kitchen.stop();
      ports.stop();
    },
  };
};
