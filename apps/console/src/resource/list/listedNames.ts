import { createContext } from 'react';
import type { Found } from '../values/useReferences.ts';

export const noNames: Found = { found: new Map(), unseen: new Set(), isPending: true };

/** What the rows of a list refer to: asked for once for all of its cells. */
export const ListedNames = createContext<Found>(noNames);
