import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Divider } from '@comanda/ui/Divider';
import { Dialog } from '@comanda/ui/Dialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { SearchField } from '@comanda/ui/SearchField';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { History, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Screen } from '../../screen.ts';
import * as css from './board.css.ts';
import type { CardLine } from './card.ts';
import { dishName, quantityText, timeOfDay } from './labels.ts';
import { type PastOrder, pastOrders } from './past.ts';
import type { Monitor, OnCard } from './useMonitor.ts';
import { usePast } from './usePast.ts';

export interface PastDialogProps extends Pick<Monitor, 'rules' | 'settings' | 'state'> {
  readonly screen: Screen;
  /** Asks why it comes back. */
  readonly onBack: (what: OnCard) => void;
  readonly onClose: () => void;
}

/** All that was finished in the last 24 hours, found by its number or its place: one dish or the whole order comes back. */
export function PastDialog({ screen, rules, settings, state, onBack, onClose }: PastDialogProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { orders: told, isLoading, isFailed, more } = usePast(screen.enrolment, search);
  const { orders } = state;
  const found = useMemo(
    () => pastOrders({ orders, told, settings, rules }, search),
    [orders, told, settings, rules, search],
  );
  return (
    <Dialog title={t`Finished orders`} size="lg" isOpen isDismissable onOpenChange={onClose}>
      <div className={css.leaving} aria-busy={isLoading}>
        <SearchField
          label={t`Number or table`}
          isLabelHidden={false}
          value={search}
          onChange={setSearch}
          maxLength={40}
        />
        {isFailed && (
          <Banner tone="warning">
            {t`Older orders cannot be fetched now. These are the ones that this screen has kept.`}
          </Banner>
        )}
        {found.length === 0 && !isLoading ? (
          <EmptyState
            icon={History}
            headingLevel={3}
            title={search === '' ? t`Nothing is finished yet` : t`Nothing found`}
            description={t`What was finished in the last 24 hours stands here, and can be brought back.`}
          />
        ) : (
          <ul role="list" className={css.steps}>
            {found.map((order) => (
              <Finished key={order.card.order.id} {...order} settings={settings} onBack={onBack} />
            ))}
          </ul>
        )}
        {more && <Button size="lg" isWide onPress={more}>{t`Show older ones`}</Button>}
      </div>
    </Dialog>
  );
}

type FinishedProps = PastOrder & Pick<PastDialogProps, 'settings' | 'onBack'>;
function Finished({ card, at, settings, onBack }: FinishedProps) {
  const { t, i18n } = useLingui();
  const { number, terminal, place } = card.order.card;
  const nameOf = ({ line }: CardLine): string => {
    const name = dishName(line, i18n.locale, settings.languages);
    return Number(line.quantity) === 1 ? name : `${quantityText(line.quantity, i18n)} × ${name}`;
  };
  return (
    <li className={css.past}>
      <div className={css.step}>
        <span className={css.stepText}>
          <Text weight="bold" wrap="anywhere">
            <bdi>{number}</bdi> <bdi>{place}</bdi>
          </Text>
          <Text tone="muted">
            {timeOfDay(at, settings, i18n)} · <bdi>{terminal}</bdi>
          </Text>
        </span>
        <Button
          size="lg"
          iconStart={Undo2}
          aria-label={t`Bring back order ${number}`}
          onPress={() => onBack({ card, line: undefined })}
        >{t`Bring back`}</Button>
      </div>
      <div className={css.group}>
        {card.lines.map((line) => (
          <Button key={line.line.id} variant="ghost" onPress={() => onBack({ card, line })}>
            {nameOf(line)}
          </Button>
        ))}
      </div>
      <Divider />
    </li>
  );
}
