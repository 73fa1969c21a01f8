import { useSyncExternalStore } from 'react';

/** Offered where the browser has it; not on iOS, whose browsers only offer it for video (docs/product.md §3.1). */
export const canFullscreen = (): boolean =>
  document.fullscreenEnabled && !/iPhone|iPad|iPod/.test(navigator.userAgent);

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
export const useIsFullscreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

export async function toggleFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
