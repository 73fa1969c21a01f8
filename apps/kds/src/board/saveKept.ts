/** Gives what this screen has not sent to whoever stands there, as a file. */
export const saveKept = async (): Promise<void> => {
  const { exportKept } = await import('../engine/browser/index.ts');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await exportKept());
  link.download = `comanda-kitchen-${new Date().toISOString().replaceAll(':', '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
