import type { ReactNode } from 'react';

/** Signs of the longest words that an action has in any language. */
const LONGEST = 40;

/** Whether somebody's name is in the words of an action: they are longer than its own. */
export const areLong = (words: ReactNode): boolean => typeof words === 'string' && words.length > LONGEST;
