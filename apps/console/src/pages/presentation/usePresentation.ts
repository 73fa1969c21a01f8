import { presentationCalls, type ShownPresentation } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { PresentationPage } from '@comanda/api/reports';
import { useEffect, useState } from 'react';
import { openClient } from '../../app/openClient.ts';
import { openWallLine } from './wallLine.ts';

/** Figures are asked for again when something is sold, and by themselves: what is compared moves with the minute. */
const GATHERS = 1_000;
const RESTS = 60_000;
const RETRIES = 15_000;
/** Whoever made what has ended may be allowed to show it again. */
const SLEEPS = 300_000;

export interface Presented {
  /** What was shown last; it stays while nothing newer comes. */
  readonly shown?: ShownPresentation;
  /** Why nothing newer came. */
  readonly failure?: Failure;
  readonly isOver?: true;
}

const isGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404;

/** What an address shows, as long as it hangs there. */
export function usePresentation(page: PresentationPage, block: string): Presented {
  const [presented, setPresented] = useState<Presented>({});
  useEffect(() => {
    let isWanted = true;
    let isAsking = false;
    let isMissing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askIn = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async (): Promise<void> => {
      isAsking = true;
      isMissing = false;
      const result = await openClient.call(presentationCalls.show, { data: { page, block } });
      isAsking = false;
      if (!isWanted) return;
      if (result.ok) setPresented({ shown: result.data });
      else if (isGone(result.failure)) setPresented({ isOver: true });
      else setPresented(({ shown }) => ({ ...(shown && { shown }), failure: result.failure }));
      if (isMissing) askIn(GATHERS);
      else askIn(result.ok ? RESTS : isGone(result.failure) ? SLEEPS : RETRIES);
    };
    // What is sold while an answer is on its way is in the next one; several tickets at once are one question.
    const hear = (): void => {
      if (isAsking) isMissing = true;
      else askIn(GATHERS);
    };
    const close = openWallLine(block, { sold: hear, ended: hear });
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      close();
    };
  }, [page, block]);
  return presented;
}
