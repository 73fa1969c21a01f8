import type { HubOrder } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import { useFormat, useLabel } from '../../app/index.ts';
import { actLabels, nextOf, refusalOf, statusLabel, statusTone } from './orderActs.ts';
import * as css from './hub.css.ts';
import { useMove } from './useMove.ts';

/** Dishes that a card shows; the rest is a press away. */
const inSight = 6;

export interface OrderCardProps {
  readonly order: HubOrder;
  /** Whether the store is said: where orders of several are beside each other. */
  readonly hasStore: boolean;
  readonly mayMove: boolean;
  readonly onOpen: () => void;
  readonly onRefuse: () => void;
}

/** One order as whoever makes it needs it: what, until when, for whom, and what is to be done next. */
export function OrderCard({ order, hasStore, mayMove, onOpen, onRefuse }: OrderCardProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { move, tell, isPending } = useMove();
  const { code, status, customer, table, lines, note, kitchen } = order;
  const next = nextOf(order);
  const act = next && actLabels[next];
  const refusal = refusalOf(order);
  const place = [
    format.names(order.serviceNames),
    ...(order.source ? [format.names(order.source)] : []),
    ...(hasStore ? [order.sName] : []),
  ].join(' · ');
  return (
    <Card
      title={table === '' ? `${code} · ${customer}` : `${code} · ${t`Table ${table}`}`}
      headingLevel={3}
      description={place}
      footer={
        <div className={css.line}>
          {mayMove && next && act && (
            <Button
              tone="accent"
              isPending={isPending}
              onPress={() => void move(order, { status: next }).then(tell)}
            >
              {label(act)}
            </Button>
          )}
          {mayMove && refusal && (
            <Button variant="ghost" onPress={onRefuse}>
              {refusal === 'reject' ? t`Reject…` : t`Cancel…`}
            </Button>
          )}
          <Button variant="ghost" onPress={onOpen}>{t`Details`}</Button>
        </div>
      }
    >
      <div className={css.stack}>
        <div className={css.line}>
          {order.isLate && <Badge tone="danger">{t`Late`}</Badge>}
          <Badge tone={statusTone(status)}>{label(statusLabel(status))}</Badge>
          {kitchen !== null && status !== 'PCO' && status !== 'PPK' && (
            <Badge>{t`Made ${kitchen.made} of ${kitchen.all}`}</Badge>
          )}
          <Text tone="muted">
            {t`Due`} <RelativeTime at={order.due} timeZone={order.timeZone} />
          </Text>
        </div>
        <div className={css.tight}>
          {lines.slice(0, inSight).map((line, index) => (
            <Text key={index} wrap="anywhere">
              {line.quantity} × <bdi>{line.name}</bdi>
              {line.modifiers.length > 0 && (
                <Text tone="muted"> · {listed(line.modifiers.map(({ name }) => isolated(name)))}</Text>
              )}
            </Text>
          ))}
          {lines.length > inSight && (
            <Text tone="muted">
              {t`${plural(lines.length - inSight, { one: '# more dish', other: '# more dishes' })}`}
            </Text>
          )}
        </div>
        {note !== '' && (
          <Text tone="muted" wrap="anywhere">
            <bdi>{note}</bdi>
          </Text>
        )}
        <div className={css.ends}>
          <Text isFigures weight="medium">
            {format.money(order.total, order.currency)}
          </Text>
          <Text tone="muted">{order.isPaid ? t`Paid` : t`To be paid`}</Text>
        </div>
      </div>
    </Card>
  );
}
