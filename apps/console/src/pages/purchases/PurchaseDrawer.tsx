import { type Purchase, purchaseCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { LinkButton } from '@comanda/ui/Link';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Printer, Undo2 } from 'lucide-react';
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
import { DocumentDrawer, type Opening } from '../documents/DocumentDrawer.tsx';
import { newPurchaseHref, purchaseHref } from './hrefs.ts';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import { refreshes } from './refreshes.ts';

/** One purchase, and what can be done with it. */
export function PurchaseDrawer(opening: Opening) {
  const { t } = useLingui();
  const format = useFormat();
  const query = useCallQuery(purchaseCalls.get, { params: { id: opening.id } });
  return (
    <DocumentDrawer
      {...opening}
      size="lg"
      kind={t`Purchase`}
      query={query}
      whole={(made) => {
        const { label, kind, status, corrects, correctedBy } = made;
        const other = correctedBy ?? corrects;
        return {
          title: label,
          total: format.money(made.total, made.currency),
          state: kind === 'A' && <Status tone="neutral" text={t`Sent back`} />,
          notice: status === 'D' && (
            <Banner tone="warning" title={correctedBy ? t`Corrected by ${correctedBy.label}` : t`Taken back`}>
              {t`It counts nowhere, and what it brought has left the stock again.`}
            </Banner>
          ),
          related: other ? [{ id: other.id, text: t`Open ${other.label}` }] : [],
          body: <PurchaseSheet made={made} />,
          acts: <Acts made={made} />,
        };
      }}
    />
  );
}

/** The way to correct it, to take it back, and to print it. */
function Acts({ made: { id, label: number, status } }: { readonly made: Purchase }) {
  const { t } = useLingui();
  const label = useLabel();
  const mayMake = useAllowed(...pages.newPurchase.actions);
  const mayTakeBack = useAllowed('ALLOW_COMPANY_PURCHASE_DELETE');
  const [isAsked, setAsked] = useState(false);
  const back = useCallMutation(purchaseCalls.remove, { refreshes });
  const takeBack = async (): Promise<void> => {
    const result = await back.mutate({ params: { id } });
    setAsked(false);
    toast(
      result.ok
        ? { tone: 'success', message: t`Purchase ${number} taken back` }
        : { tone: 'danger', message: label(failureMessage(result.failure)) },
    );
  };
  return (
    <>
      {status === 'A' && mayTakeBack && (
        <Button iconStart={Undo2} onPress={() => setAsked(true)}>{t`Take back`}</Button>
      )}
      {status === 'A' && mayMake && (
        <LinkButton href={newPurchaseHref(id)} iconStart={Pencil}>{t`Correct`}</LinkButton>
      )}
      <LinkButton href={purchaseHref(id)} iconStart={Printer}>{t`Print`}</LinkButton>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Take back ${number}?`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Take back`}
        onConfirm={() => void takeBack()}
      >
        {t`What it brought leaves the stock again. Costs that followed it stay as they are.`}
      </ConfirmDialog>
    </>
  );
}
