import { createContext } from 'react';
import type { ListRow } from './useListRows.ts';

/** The rows of the page of a list: cells ask for what all of them refer to at once. */
export const ListedRows = createContext<readonly ListRow[]>([]);
