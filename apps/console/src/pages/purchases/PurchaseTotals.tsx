import type { PurchaseFigures } from '@comanda/api/pricing';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';

export interface PurchaseTotalsProps {
  readonly figures: Pick<PurchaseFigures, 'net' | 'total'> & { readonly taxes: readonly Share[] };
  /** What taxes are called. */
  readonly taxes: readonly { readonly id: string; readonly label: string }[];
  readonly currency?: string;
}
type Share = PurchaseFigures['taxes'][number];

/** What a purchase comes to, tax by tax. */
export function PurchaseTotals({ figures, taxes, currency }: PurchaseTotalsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (minor: number): string => format.money(minor, currency);
  const hasSurcharge = figures.taxes.some(({ surcharge }) => surcharge !== 0);
  return (
    <Table<Share>
      caption={t`Taxes and total`}
      isCaptionHidden
      density="compact"
      rows={figures.taxes}
      getRowId={({ idTax }) => idTax}
      columns={[
        {
          id: 'tax',
          header: t`Tax`,
          isRowHeader: true,
          cell: ({ idTax, code, rate }) => (
            <>
              <bdi>{taxes.find(({ id }) => id === idTax)?.label ?? code}</bdi>
              {rate !== null && (
                <>
                  {' '}
                  <Text tone="muted" weight="regular" wrap="none" as="bdi">
                    {`${format.decimal(rate)}\u00a0%`}
                  </Text>
                </>
              )}
            </>
          ),
          footer: t`Total`,
        },
        {
          id: 'base',
          header: t`Base`,
          align: 'end',
          cell: ({ base }) => money(base),
          footer: money(figures.net),
        },
        {
          id: 'amount',
          header: t`Tax amount`,
          align: 'end',
          cell: ({ tax }) => money(tax),
          ...(!hasSurcharge && { footer: money(figures.total) }),
        },
        ...(hasSurcharge
          ? [
              {
                id: 'surcharge',
                header: t`Surcharge`,
                align: 'end' as const,
                cell: ({ surcharge }: Share) => money(surcharge),
                footer: money(figures.total),
              },
            ]
          : []),
      ]}
      empty={t`No taxes. Total: ${money(figures.total)}`}
    />
  );
}
