/** What the browser names the copies of the console's own files, which its service worker makes (docs/product.md §3.10). */
export const COPIES = 'comanda.console';

/** Over plain http a browser keeps none. */
export const dropCopies = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(COPIES);
};
