import type { MonitorSettings } from '@comanda/api/calls';
import { BareButton } from '@comanda/ui/Button';
import { ConnectionHeader } from '@comanda/ui/ConnectionHeader';
import { Ticking, useTicked } from '@comanda/ui/OrderTimer';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { memo } from 'react';
import type { KitchenState } from '../engine/kitchen.ts';
import { timeOfDay } from './labels.ts';

export interface MonitorHeadProps extends Pick<KitchenState, 'line' | 'waiting'> {
  readonly name: string;
  readonly settings: MonitorSettings;
  /** The server's clock. */
  readonly now: () => number;
  readonly onRetry: () => void;
}

/** Which monitor this is, how true its board is, and the time of the store. */
export const MonitorHead = memo(function MonitorHead({
  name,
  settings,
  line,
  waiting,
  now,
  onRetry,
}: MonitorHeadProps) {
  const { t, i18n } = useLingui();
  const timeOf = (at: number): string => timeOfDay(at, settings, i18n);
  const shown = useTicked(() => line.shownAt(performance.now()));
  return (
    <ConnectionHeader
      state={shown}
      title={
        <Heading level={1}>
          <bdi>{name}</bdi> · <bdi>{settings.sName}</bdi>
        </Heading>
      }
      clock={<Ticking read={() => timeOf(now())} />}
      waiting={waiting}
      isOutStuck={line.isOutStuck}
      {...(line.provenAt && { provenAt: line.provenAt })}
      {...(line.lostSince !== undefined && { since: timeOf(line.lostSince) })}
    >
      {shown !== 'live' && (
        <BareButton size="lg" icon={RefreshCw} onPress={onRetry}>
          {t`Try now`}
        </BareButton>
      )}
    </ConnectionHeader>
  );
});
