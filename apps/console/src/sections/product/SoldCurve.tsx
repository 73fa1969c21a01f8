import { daysLater } from '@comanda/api/reports';
import { Sparkline } from '@comanda/ui/Sparkline';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import * as css from '../section.css.ts';
import { SOLD_DAYS, useSold } from './useSold.ts';

/** How a product sold in the last days, beside its price. */
export function SoldCurve({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { decimal } = useFormat();
  const report = useSold([id], 'day');
  if (!report) return null;
  const ofDay = new Map(report.rows.map(({ keys, values }) => [keys.day, Number(values.quantity ?? 0)]));
  const sold = Array.from(
    { length: SOLD_DAYS },
    (_, nth) => ofDay.get(daysLater(report.period.from, nth)) ?? 0,
  );
  const sum = Math.round(sold.reduce((one, other) => one + other, 0) * 1000) / 1000;
  const count = decimal(String(sum));
  const days = SOLD_DAYS;
  const words = t`${count} sold in ${days} days`;
  return (
    <span className={css.sold}>
      {sum > 0 && (
        <span className={css.curve}>
          <Sparkline label={words} values={sold} />
        </span>
      )}
      <Text tone="muted" size="sm">
        {words}
      </Text>
    </span>
  );
}
