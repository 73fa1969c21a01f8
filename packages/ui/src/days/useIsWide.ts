import { useMedia } from './useMedia.ts';

/** Whether there is room for two months side by side. */
export const useIsWide = (): boolean => useMedia('(min-width: 600px)');
