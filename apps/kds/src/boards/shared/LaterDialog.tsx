import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Divider } from '@comanda/ui/Divider';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { AlarmClock, Play } from 'lucide-react';
import type { LaterOrder } from '../../engine/later.ts';
import * as css from './board.css.ts';
import { cardOf } from './card.ts';
import { dishName, quantityText, timeOfDay, wantedText } from './labels.ts';
import { fireOf } from './steps.ts';
import type { Monitor } from './useMonitor.ts';

export interface LaterDialogProps extends Pick<Monitor, 'rules' | 'settings' | 'state' | 'hands'> {
  readonly onClose: () => void;
}

/** Orders whose time has not come, the next one first: with what is in them, and each can be begun now. */
export function LaterDialog({ rules, settings, state, hands, onClose }: LaterDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`For later`} size="lg" isOpen isDismissable onOpenChange={onClose}>
      {state.later.length === 0 ? (
        <EmptyState
          icon={AlarmClock}
          headingLevel={3}
          title={t`Nothing is for later`}
          description={t`Orders that are wanted at a certain time wait here, and come onto the board when it is time to begin them.`}
        />
      ) : (
        <ul role="list" className={css.steps}>
          {state.later.map((one) => (
            <Later key={one.order.id} {...one} rules={rules} settings={settings} hands={hands} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type LaterProps = LaterOrder & Pick<LaterDialogProps, 'rules' | 'settings' | 'hands'>;
function Later({ order, begins, rules, settings, hands }: LaterProps) {
  const { t, i18n } = useLingui();
  const { number, terminal, place, wanted } = order.card;
  const card = cardOf(order, rules);
  const own = card.lines.flatMap((line) => line.own);
  const fire = fireOf(own);
  const begin = Number.isFinite(begins)
    ? t`Begins at ${timeOfDay(begins, settings, i18n)}`
    : t`Held back until somebody begins it`;
  return (
    <li className={css.past}>
      <div className={css.step}>
        <span className={css.stepText}>
          <Text weight="bold" wrap="anywhere">
            <bdi>{number}</bdi> <bdi>{place}</bdi>
            {typeof wanted === 'number' && <> · {wantedText(wanted, settings, i18n)}</>}
          </Text>
          <Text tone="muted">
            {begin} · <bdi>{terminal}</bdi>
          </Text>
        </span>
        {fire && (
          <Button
            size="lg"
            iconStart={Play}
            aria-label={t`Begin order ${number} now`}
            onPress={() => hands.take(card, fire)}
          >{t`Begin now`}</Button>
        )}
      </div>
      <ul role="list" className={css.group}>
        {card.lines.map(({ line }) => (
          <li key={line.id}>
            <Text>
              {Number(line.quantity) === 1 ? '' : `${quantityText(line.quantity, i18n)} × `}
              <bdi>{dishName(line, i18n.locale, settings.languages)}</bdi>
            </Text>
          </li>
        ))}
      </ul>
      <Divider />
    </li>
  );
}
