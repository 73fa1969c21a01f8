import type * as Console from '../console.tsx';

type Load = () => Promise<typeof Console>;
let load: Load | undefined;

/** The entry says where the console is: a page that leads into it is one of its pages too. */
export const setConsole = (from: Load): void => {
  load = from;
};
export const loadConsole: Load = () =>
  load?.() ?? Promise.reject(new Error('The entry has not said where the console is.'));
