import { bringPart } from './bringPart.ts';
import { isChunkFailure } from './newVersion.ts';

/** Between two times of asking, in milliseconds. */
export const PAUSE = 5000;

/**
 * Brings what nobody on the page waits for, and acts with it. While nothing can be reached the page stays as it is, and
 * the part is asked for again. Answers how not to.
 */
export function bringLater<T>(load: () => Promise<T>, act: (part: T) => unknown): () => void {
  let isLeft = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const come = await bringPart(load).then(
      (part) => ({ part }),
      (error: unknown) => {
        if (!isChunkFailure(error)) throw error;
        return undefined;
      },
    );
    if (isLeft) return;
    if (come) await act(come.part);
    else pause = setTimeout(() => void ask(), PAUSE);
  };
  void ask();
  return () => {
    isLeft = true;
    clearTimeout(pause);
  };
}
