import type { MonitorSettings } from '@comanda/api/calls';
import { BareButton } from '@comanda/ui/Button';
import { ConnectionHeader, type Told } from '@comanda/ui/ConnectionHeader';
import { Ticking, useTicked } from '@comanda/ui/OrderTimer';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { KitchenState } from '../../engine/kitchen.ts';
import { timeOfDay } from './labels.ts';

export interface MonitorHeadProps extends Pick<KitchenState, 'line' | 'waiting'> {
  readonly name: string;
  readonly settings: MonitorSettings;
  /** The server's clock. */
  readonly now: () => number;
  readonly onRetry: () => void;
  /** How much there is to make. */
  readonly facts: ReactNode;
  readonly told: readonly Told[];
  readonly onTold: () => void;
}

/** Which monitor this is, how true its board is, and the time of the store. */
export const MonitorHead = memo(function MonitorHead({
  name,
  settings,
  line,
  waiting,
  now,
  onRetry,
  facts,
  told,
  onTold,
}: MonitorHeadProps) {
  const { t, i18n } = useLingui();
  const timeOf = (at: number): string => timeOfDay(at, settings, i18n);
  const shown = useTicked(() => line.shownAt(performance.now()));
  return (
    <ConnectionHeader
      state={shown}
      title={
        <Heading level={1}>
          <Text as="span" wrap="truncate">
            <bdi>{name}</bdi> · <bdi>{settings.sName}</bdi>
          </Text>
        </Heading>
      }
      clock={<Ticking read={() => timeOf(now())} />}
      facts={facts}
      told={told}
      onTold={onTold}
      waiting={waiting}
      isOutStuck={line.isOutStuck}
      {...(line.provenAt && { provenAt: line.provenAt })}
      {...(line.lostSince !== undefined && { since: timeOf(line.lostSince) })}
    >
      {shown !== 'live' && (
        <BareButton icon={RefreshCw} onPress={onRetry}>
          {t`Try now`}
        </BareButton>
      )}
    </ConnectionHeader>
  );
});
