import type { Business } from '@comanda/api/calls';

/** An action that was wanting, and where. */
export interface Lack {
  readonly action: string;
  readonly business: Business | undefined;
}
let lack: Lack | undefined;
const listeners = new Set<() => void>();

/** Of what somebody asks why they lack it, from a message that is gone by the time it is answered. */
export const askedWhy = {
  current: (): Lack | undefined => lack,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** With nothing the question is answered. */
  ask: (next?: Lack): void => {
    lack = next;
    for (const listener of listeners) listener();
  },
};
