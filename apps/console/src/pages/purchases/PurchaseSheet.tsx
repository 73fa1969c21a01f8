import type { Purchase } from '@comanda/api/calls';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import { PurchaseTotals } from './PurchaseTotals.tsx';
import * as css from './purchases.css.ts';

type Detail = Purchase['details'][number];

/** A purchase as it was recorded: from whom, what, and the taxes. */
export function PurchaseSheet({ made }: { readonly made: Purchase }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, details, taxes } = made;
  const money = (minor: number): string => format.money(minor, currency);
  return (
    <>
      <div className={css.facts}>
        <FieldValue label={t`Supplier`}>
          <bdi>{made.supplier}</bdi>
        </FieldValue>
        <FieldValue label={t`Tax number`}>
          <bdi>{made.taxNumber}</bdi>
        </FieldValue>
        <FieldValue label={t`Number of the supplier`}>
          <bdi>{made.document}</bdi>
        </FieldValue>
        <FieldValue label={t`Date`}>{format.day(made.day)}</FieldValue>
        <FieldValue label={t`Store`}>
          <bdi>{made.sName}</bdi>
        </FieldValue>
        <FieldValue label={t`Recorded`}>{format.instant(made.at, made.timeZone)}</FieldValue>
      </div>
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
                {format.decimal(price)}
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
