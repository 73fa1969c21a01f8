import { useSyncExternalStore } from 'react';
import type { Readable } from '../../engine/kitchen.ts';

export const useReadable = <T>({ subscribe, get }: Readable<T>): T => useSyncExternalStore(subscribe, get);
