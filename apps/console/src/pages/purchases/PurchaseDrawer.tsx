import { type Purchase, purchaseCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Drawer } from '@comanda/ui/Drawer';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  failureMessage,
  toast,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useLabel,
} from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { newPurchaseHref, purchaseHref } from './hrefs.ts';
import { PurchaseSheet } from './PurchaseSheet.tsx';
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

function Whole({ made, onOpen }: Pick<PurchaseDrawerProps, 'onOpen'> & { readonly made: Purchase }) {
  const { t } = useLingui();
  const label = useLabel();
  const mayMake = useAllowed(...pages.newPurchase.actions);
  const mayTakeBack = useAllowed('ALLOW_COMPANY_PURCHASE_DELETE');
  const [isAsked, setAsked] = useState(false);
  const back = useCallMutation(purchaseCalls.remove, { refreshes });
  const { id, status, corrects, correctedBy } = made;
  const other = correctedBy ?? corrects;
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
        <LinkButton href={purchaseHref(id)} iconStart={Printer}>{t`Print`}</LinkButton>
        {other && <Button onPress={() => onOpen(other.id)}>{t`Open ${other.label}`}</Button>}
      </div>
      <PurchaseSheet made={made} />
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
