import { BareButton } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as css from './board.css.ts';
import type { Monitor } from './useMonitor.ts';
import { useToMake } from './useToMake.ts';

const SHOWN = 3;

export interface ToMakeFactsProps extends Pick<Monitor, 'all' | 'settings'> {
  readonly onOpen: () => void;
}

/** How much there is to make, and of what most; all of it behind a press. */
export function ToMakeFacts({ onOpen, ...of }: ToMakeFactsProps) {
  const { t, i18n } = useLingui();
  const { orders, dishes, totals } = useToMake(of);
  const largest = totals.slice(0, SHOWN).map(({ name, quantity }) => `${i18n.number(quantity)} ${name}`);
  const tickets = t`${plural(orders, { one: '# ticket', other: '# tickets' })}`;
  const open = t`${plural(dishes, { one: '# to make', other: '# to make' })}`;
  return (
    <BareButton variant="ghost" onPress={onOpen}>
      <span className={css.facts}>
        <Text weight="bold" wrap="none">{`${tickets} · ${open}`}</Text>
        {largest.length > 0 && (
          <span className={css.totals}>
            <Text wrap="none">
              <bdi>{largest.join(' · ')}</bdi>
            </Text>
          </span>
        )}
      </span>
    </BareButton>
  );
}
