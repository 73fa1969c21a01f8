import { useSyncExternalStore } from 'react';

/**
 * Chrome, Edge and Firefox on their own engines, by the names that only those carry. On iOS every browser is Apple's inside
 * (docs/product.md §3.1); an iPad passes for a Mac, which has no touch screen.
 */
export const offersFullscreen = (userAgent: string, touchPoints: number): boolean =>
  /(?:Chrome|Firefox)\/\d/.test(userAgent) &&
  !/iPhone|iPad|iPod/.test(userAgent) &&
  !(userAgent.includes('Macintosh') && touchPoints > 1);

export const canFullscreen = (): boolean =>
  document.fullscreenEnabled && offersFullscreen(navigator.userAgent, navigator.maxTouchPoints);

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
