import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { clearDamage } from '../app/fullReset.ts';
import { startLive } from '../app/live.ts';
import { takeGap, takeNotice } from '../app/liveEffects.ts';
import { isChunkFailure } from '../app/newVersion.ts';
import { askOwnWords, followOwnWords } from '../app/ownWords.ts';
import { markSync } from '../app/syncMark.ts';
import { toast } from '../app/toast.ts';
import { followOtherTabs } from './otherTabs.ts';
import { reviewRights } from './reviewRights.ts';

let isAttended = false;

const tellMessage = (title: string | undefined): string =>
  toast({ tone: 'info', message: t`New message`, ...(title !== undefined && { detail: title }) });

/** Safari has no moment of idleness. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);

/** Nobody on the page waits for the worker: where its part does not come the page stays, and the next one asks again. */
const isMissed = (error: unknown): void => {
  if (!isChunkFailure(error)) throw error;
};

/**
 * What the frame sees to from the first page after sign-in on: the platform, the other tabs, what the browser keeps. Its
 * code comes after the page, which does not wait for it.
 */
export function attend(router: AnyRouter): void {
  if (isAttended) return;
  isAttended = true;
  clearDamage();
  followOtherTabs(router);
  followOwnWords();
  // Pages of changes keep their mark themselves; this one takes it away when its record is left.
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => markSync(fromLocation, toLocation));
  startLive({
    deliver: (channel, notice) => takeNotice(channel, notice, tellMessage),
    reload: takeGap,
    reviewRights: () => void reviewRights(router),
    reword: () => void askOwnWords(),
  });
  const visit = (href: string): void => router.history.push(href);
  whenIdle(
    () => void import('../worker/keepWorker.ts').then(({ keepWorker }) => keepWorker(visit), isMissed),
  );
}
