import type { Kitchen } from '../../engine/kitchen.ts';

/** Gives what this screen has not sent to whoever stands there, as a file. */
export const saveKept = async (kitchen: Kitchen): Promise<void> => {
  const { exportKept } = await import('../../engine/browser/exportKept.ts');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await exportKept(kitchen));
  link.download = `comanda-kitchen-${new Date().toISOString().replaceAll(':', '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
