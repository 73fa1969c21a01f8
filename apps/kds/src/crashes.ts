import { forgetBoard } from './engine/browser/index.ts';

const CRASHED_AT = 'comanda-kds.crashed';
/** A crash so soon after another one has the same cause. */
const SOON_MS = 60_000;

/**
 * Notes that the page broke. When it does so again at once, the board that the disk holds is what breaks it, be it of
 * another release or damaged: it goes, as the server says it anew. What was pressed lies elsewhere and stays.
 */
export const noteCrash = async (): Promise<void> => {
  const last = Number(sessionStorage.getItem(CRASHED_AT) ?? -Infinity);
  sessionStorage.setItem(CRASHED_AT, String(Date.now()));
  if (Date.now() - last < SOON_MS) await forgetBoard();
};
