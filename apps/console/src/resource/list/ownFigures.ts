import { createContext } from 'react';

/** A figure of each listed record that is none of its fields, by id and as it is written. */
export const OwnFigures = createContext<ReadonlyMap<string, string>>(new Map());
