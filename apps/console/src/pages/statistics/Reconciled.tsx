import { measureLabel } from '@comanda/api/reports';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { type Currency, writeFigure } from './figures.ts';
import * as css from './statistics.css.ts';

/** Whether the parts come to the whole, and by how much they do not. */
export function Reconciled({ currency }: { readonly currency: Currency }) {
  const { t } = useLingui();
  const label = useLabel();
  if (currency.reconciles) return <Status tone="success" text={t`Adds up exactly to its tickets`} />;
  return (
    <div className={css.lists}>
      {currency.differences.map(({ measure, difference }) => {
        const what = label(measureLabel(measure));
        const much = writeFigure(Number(difference), measure, currency);
        return (
          <Status
            key={measure}
            tone="warning"
            text={t`${what}: the parts differ from the tickets by ${much}`}
          />
        );
      })}
    </div>
  );
}
