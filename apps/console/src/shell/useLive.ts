import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { startLive } from '../app/live.ts';
import { takeGap, takeNotice } from '../app/liveEffects.ts';
import { toast } from '../app/toast.ts';

let isStarted = false;

/** Listens to the platform from the first page after sign-in on. */
export function useLive(): void {
  const { t } = useLingui();
  const say = useRef<(title: string | undefined) => void>(undefined);
  useEffect(() => {
    say.current = (title) =>
      toast({ tone: 'info', message: t`New message`, ...(title !== undefined && { detail: title }) });
  }, [t]);
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    startLive({
      deliver: (channel, notice) => takeNotice(channel, notice, (title) => say.current?.(title)),
      reload: takeGap,
    });
  }, []);
}
