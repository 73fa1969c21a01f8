import { useSyncExternalStore } from 'react';
import type { Keys } from './commands.ts';
import { learning } from './learnt.ts';

/** What keys mean on this device; who shows them is drawn anew when it is taught another. */
export const useKeys = (): Keys => useSyncExternalStore(learning.subscribe, learning.keys);
