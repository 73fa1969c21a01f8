/** Whether everything is walked through (`npm run test:full`), or a share where the same code serves many (`npm test`). */
export const isWhole = process.env['COMANDA_FULL'] === '1';

/** One in so many of them, the first among them; all where everything is walked through. */
export const shareOf = <T>(all: readonly T[], oneIn: number): readonly T[] =>
  isWhole ? all : all.filter((_, place) => place % oneIn === 0);
