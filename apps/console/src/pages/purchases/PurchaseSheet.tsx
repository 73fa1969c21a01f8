import type { Purchase } from '@comanda/api/calls';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useCompany, useFormat } from '../../app/index.ts';
import { DocumentFacts } from '../documents/DocumentDrawer.tsx';
import { PurchaseTotals } from './PurchaseTotals.tsx';

type Detail = Purchase['details'][number];

/** A purchase as it was recorded: from whom, what, and the taxes. */
export function PurchaseSheet({ made }: { readonly made: Purchase }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, details, taxes } = made;
  const money = (minor: number): string => format.money(minor, currency);
  const { decimals } = useCompany().currency;
  /** A price of one may be finer than the currency, and is never written coarser. */
  const priceOf = (price: string): string => {
    const [whole = '', part = ''] = price.split('.');
    return format.decimal(decimals === 0 && part === '' ? whole : `${whole}.${part.padEnd(decimals, '0')}`);
  };
  return (
    <>
      <DocumentFacts
        facts={[
          [t`Supplier`, made.supplier],
          [t`Tax number`, made.taxNumber],
          [t`Number of the supplier`, made.document],
          [t`Date`, format.day(made.day)],
          [t`Store`, made.sName],
          [t`Recorded`, format.instant(made.at, made.timeZone)],
        ]}
      />
      <Table<Detail>
        caption={t`Lines`}
        rows={details}
        getRowId={(line) => String(details.indexOf(line))}
        columns={[
          {
            id: 'name',
            header: t`Line`,
            isRowHeader: true,
            cell: ({ name, isCounted }) => (
              <>
                <bdi>{name}</bdi>
                {isCounted && (
                  <Text as="p" size="sm" tone="muted">
                    {made.kind === 'N' ? t`In stock` : t`Out of stock`}
                  </Text>
                )}
              </>
            ),
          },
          {
            id: 'quantity',
            header: t`Quantity`,
            align: 'end',
            cell: ({ quantity }) => format.decimal(quantity),
          },
          {
            id: 'price',
            header: t`Price of one`,
            align: 'end',
            cell: ({ price, discount }) => (
              <>
                {priceOf(price)}
                {discount !== '0' && (
                  <Text as="p" size="sm" tone="muted">
                    <bdi>{`−${format.decimal(discount)}\u00a0%`}</bdi>
                  </Text>
                )}
              </>
            ),
          },
          { id: 'net', header: t`Without taxes`, align: 'end', cell: ({ net }) => money(net) },
        ]}
      />
      <PurchaseTotals
        figures={{ taxes, net: Math.abs(made.net), total: Math.abs(made.total) }}
        taxes={taxes.map(({ idTax, names, code }) => ({ id: idTax, label: format.names(names) || code }))}
        currency={currency}
      />
    </>
  );
}
