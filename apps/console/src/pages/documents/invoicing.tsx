import type { DataTableProps } from '@comanda/ui/DataTable';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../app/index.ts';
import type { ListView } from '../../list/listState.ts';
import { InvoiceDialog, type InvoiceDialogProps } from './InvoiceDialog.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';

type Of = NonNullable<InvoiceDialogProps['of']>;

/** Makes an invoice of documents, and shows one, over whatever is open. */
function useInvoicing(of: Of, onMade?: () => void) {
  const [asked, setAsked] = useState<readonly string[]>();
  const [shown, setShown] = useState<string>();
  const over = (
    <>
      {asked && (
        <InvoiceDialog
          of={of}
          ids={asked}
          onClose={() => setAsked(undefined)}
          onMade={(id) => {
            setAsked(undefined);
            onMade?.();
            setShown(id);
          }}
        />
      )}
      {shown !== undefined && (
        <InvoiceDrawer id={shown} onOpen={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
  return { make: setAsked, show: setShown, over };
}

/** The act of a list by which the chosen documents become one invoice, for who may make one. */
export function useInvoicingOfChosen(
  of: Of,
  { state, clearSelection }: Pick<ListView, 'state' | 'clearSelection'>,
): { readonly bulk: Pick<DataTableProps<object>, 'bulkActions'>; readonly over: ReactNode } {
  const { t } = useLingui();
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const { make, over } = useInvoicing(of, clearSelection);
  const invoice = {
    id: 'invoice',
    label: t`Make an invoice`,
    icon: FileText,
    isDisabled: state.selection.mode === 'all',
    onAction: (selection: typeof state.selection) => {
      if (selection.mode === 'some') make([...selection.ids]);
    },
  };
  return { bulk: mayMake ? { bulkActions: [invoice] } : {}, over };
}

export interface InvoiceActProps {
  readonly of: Of;
  readonly id: string;
  readonly invoice: { readonly id: string; readonly label: string } | null;
  readonly mayMake: boolean;
}

/** The invoice of a document, or the way to one. */
export function InvoiceAct({ of, id, invoice, mayMake }: InvoiceActProps) {
  const { t } = useLingui();
  const { make, show, over } = useInvoicing(of);
  return (
    <>
      {invoice ? (
        <Button iconStart={FileText} onPress={() => show(invoice.id)}>{t`Invoice ${invoice.label}`}</Button>
      ) : (
        mayMake && <Button iconStart={FileText} onPress={() => make([id])}>{t`Make an invoice`}</Button>
      )}
      {over}
    </>
  );
}
