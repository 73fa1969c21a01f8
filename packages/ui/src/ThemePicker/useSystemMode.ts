import { useMedia } from '../days/useMedia.ts';

/** Which mode the device is in now. */
export const useSystemMode = (): 'light' | 'dark' =>
  useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
