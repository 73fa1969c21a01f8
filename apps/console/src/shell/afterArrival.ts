import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { clearDamage } from '../app/fullReset.ts';
import { startLive } from '../app/live.ts';
import { takeGap, takeNotice } from '../app/liveEffects.ts';
import { markSync } from '../app/syncMark.ts';
import { toast } from '../app/toast.ts';
import { followOtherTabs } from './otherTabs.ts';
import { reviewRights } from './reviewRights.ts';

let isAttended = false;

const tellMessage = (title: string | undefined): string =>
  toast({ tone: 'info', message: t`New message`, ...(title !== undefined && { detail: title }) });

/**
 * What the frame sees to from the first page after sign-in on: the platform, the other tabs, what the browser keeps. Its
 * code comes after the page, which does not wait for it.
 */
export function attend(router: AnyRouter): void {
  if (isAttended) return;
  isAttended = true;
  clearDamage();
  followOtherTabs(router);
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => markSync(fromLocation, toLocation));
  startLive({
    deliver: (channel, notice) => takeNotice(channel, notice, tellMessage),
    reload: takeGap,
    reviewRights: () => void reviewRights(router),
  });
}
