import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useAllowed, useFormat } from '../../app/index.ts';
import { lazyPart } from '../../lazyPart.ts';
import { asItems, asNumber } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';
import { useDefaultRate } from './useDefaultRate.ts';

// It comes after the record.
const SoldCurve = lazyPart(async () => (await import('./SoldCurve.tsx')).SoldCurve);

/** Beside a product's name: what it costs, how it sells, and that tills do not show it. */
export function ProductHead({ record }: { readonly record: Stored }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const rate = useDefaultRate();
  const seesSales = useAllowed('ALLOW_COMPANY_TICKET_ACCESS');
  const price = asNumber(asItems(record['rateProduct']).find(({ idRate }) => idRate === rate?.id)?.['price']);
  return (
    <>
      {price !== null && (
        <Text as="bdi" dir="ltr" size="lg" isFigures wrap="none">
          {money(price)}
        </Text>
      )}
      {seesSales && <SoldCurve.Later id={record.id} />}
      {record['visible'] === 'N' && <Status tone="neutral" text={t`Not shown at the till`} />}
    </>
  );
}
