import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { onTick } from './clock.ts';
import * as css from './RelativeTime.css.ts';
import { exactTime, timeInWords } from './words.ts';

export interface RelativeTimeProps {
  /** An instant, ISO 8601. */
  readonly at: string;
  /** IANA; without one that of the device. An hour that clocks here do not show is said with the zone. */
  readonly timeZone?: string;
}

/**
 * When something happened, as people say it, and true for as long as it is shown. Where there is no room it ends in an
 * ellipsis; the exact moment and its zone are its tooltip.
 */
export function RelativeTime({ at, timeZone }: RelativeTimeProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const moment = Date.parse(at);
  const isKnown = !Number.isNaN(moment);
  const justNow = t`just now`;
  const words = useSyncExternalStore(
    onTick,
    () => (isKnown ? timeInWords(moment, Date.now(), { locale, timeZone, justNow }) : ''),
    // A server knows neither the moment at which this is read nor where.
    () => (isKnown ? exactTime(moment, locale, timeZone ?? 'UTC') : ''),
  );
  if (!isKnown) return null;
  return (
    <time className={css.time} dateTime={at} title={exactTime(moment, locale, timeZone)}>
      {words}
    </time>
  );
}
