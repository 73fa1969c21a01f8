import type { MonitorSettings } from '@comanda/api/calls';
import { BareButton } from '@comanda/ui/Button';
import { ConnectionHeader } from '@comanda/ui/ConnectionHeader';
import { useTicked } from '@comanda/ui/OrderTimer';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import type { KitchenState } from '../engine/kitchen.ts';
import * as css from './board.css.ts';

export interface MonitorHeadProps {
  readonly name: string;
  readonly settings: MonitorSettings;
  readonly state: Pick<KitchenState, 'line' | 'waiting'>;
  /** The server's clock. */
  readonly now: () => number;
  readonly onRetry: () => void;
}

/** Which monitor this is, how true its board is, and the time of the store. */
export function MonitorHead({ name, settings, state: { line, waiting }, now, onRetry }: MonitorHeadProps) {
  const { t, i18n } = useLingui();
  const timeOf = (at: number): string =>
    i18n.date(new Date(at), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: settings.timeZone,
    });
  const shown = useTicked(() => line.shownAt(performance.now()));
  const clock = useTicked(() => timeOf(now()));
  return (
    <ConnectionHeader
      state={shown}
      title={
        <h1 className={css.title}>
          <bdi>{name}</bdi> · <bdi>{settings.sName}</bdi>
        </h1>
      }
      clock={clock}
      waiting={waiting}
      isOutStuck={line.isOutStuck}
      {...(line.provenAt !== undefined && { provenAt: line.provenAt })}
      {...(line.lostSince !== undefined && { since: timeOf(line.lostSince) })}
    >
      {shown !== 'live' && (
        <BareButton size="lg" icon={RefreshCw} onPress={onRetry}>
          {t`Try now`}
        </BareButton>
      )}
    </ConnectionHeader>
  );
}
