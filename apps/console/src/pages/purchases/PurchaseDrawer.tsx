import { type Purchase, purchaseCalls } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { LinkButton } from '@comanda/ui/Link';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  failureMessage,
  toast,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { newPurchaseHref } from './hrefs.ts';
import { PurchaseTotals } from './PurchaseTotals.tsx';
import { refreshes } from './refreshes.ts';
import * as css from './purchases.css.ts';

export interface PurchaseDrawerProps {
  readonly id: string;
  /** Shows another one in its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One purchase, and what can be done with it. */
export function PurchaseDrawer({ id, onOpen, onClose }: PurchaseDrawerProps) {
  const { t } = useLingui();
  const query = useCallQuery(purchaseCalls.get, { params: { id } });
  return (
    <Drawer
      title={query.data ? query.data.label : t`Purchase`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <QueryState query={query} />
      {query.data && <Whole made={query.data} onOpen={onOpen} />}
    </Drawer>
  );
}

type Detail = Purchase['details'][number];
function Whole({ made, onOpen }: Pick<PurchaseDrawerProps, 'onOpen'> & { readonly made: Purchase }) {
  const { t } = useLingui();
  const format = useFormat();
  const label = useLabel();
  const mayMake = useAllowed('ALLOW_COMPANY_PURCHASE_CREATE');
  const mayTakeBack = useAllowed('ALLOW_COMPANY_PURCHASE_DELETE');
  const [isAsked, setAsked] = useState(false);
  const back = useCallMutation(purchaseCalls.remove, { refreshes });
  const { id, status, corrects, correctedBy, currency, details, taxes } = made;
  const other = correctedBy ?? corrects;
  const money = (minor: number): string => format.money(minor, currency);
  const takeBack = async (): Promise<void> => {
    const result = await back.mutate({ params: { id } });
    setAsked(false);
    toast(
      result.ok
        ? { tone: 'success', message: t`Purchase ${made.label} taken back` }
        : { tone: 'danger', message: label(failureMessage(result.failure)) },
    );
  };
  return (
    <div className={css.stack}>
      {status === 'D' && (
        <Banner tone="warning" title={correctedBy ? t`Corrected by ${correctedBy.label}` : t`Taken back`}>
          {t`It counts nowhere, and what it brought has left the stock again.`}
        </Banner>
      )}
      <div className={css.line}>
        {status === 'A' && mayMake && (
          <LinkButton href={newPurchaseHref(id)} iconStart={Pencil}>{t`Correct`}</LinkButton>
        )}
        {status === 'A' && mayTakeBack && (
          <Button iconStart={Undo2} onPress={() => setAsked(true)}>{t`Take back`}</Button>
        )}
        {other && <Button onPress={() => onOpen(other.id)}>{t`Open ${other.label}`}</Button>}
      </div>
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
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Take back ${made.label}?`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Take back`}
        onConfirm={() => void takeBack()}
      >
        {t`What it brought leaves the stock again. Costs that followed it stay as they are.`}
      </ConfirmDialog>
    </div>
  );
}
