import { type AnswerOf, invoiceCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { client, useAllowed, useCallMutation, useCallQuery, useFormat } from '../../app/index.ts';
import { DownloadButton } from '../../resource/import/DownloadButton.tsx';
import { QueryState } from '../list/QueryState.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { SendDialog } from './SendDialog.tsx';
import * as css from './tickets.css.ts';

export interface InvoiceDrawerProps {
  readonly id: string;
  /** Shows another one in its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One invoice, and what can be done with it. */
export function InvoiceDrawer({ id, onOpen, onClose }: InvoiceDrawerProps) {
  const { t } = useLingui();
  const query = useCallQuery(invoiceCalls.get, { params: { id } });
  const invoice = query.data;
  return (
    <Drawer
      title={invoice ? invoice.label : t`Invoice`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <QueryState query={query} />
      {invoice && <Whole invoice={invoice} onOpen={onOpen} />}
    </Drawer>
  );
}

interface WholeProps extends Pick<InvoiceDrawerProps, 'onOpen'> {
  readonly invoice: AnswerOf<typeof invoiceCalls.get>;
}

function Whole({ invoice, onOpen }: WholeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [asked, setAsked] = useState<'send' | 'credit'>();
  const send = useCallMutation(invoiceCalls.email);
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const { id, idStore, label, kind, amends, creditedBy, email, currency } = invoice;
  const other = amends ?? creditedBy;
  return (
    <div className={css.stack}>
      {creditedBy && (
        <Banner tone="warning" title={t`Taken back by credit note ${creditedBy.label}`}>
          {t`What it was made of can be invoiced again.`}
        </Banner>
      )}
      <div className={css.line}>
        <DownloadButton
          fetchFile={() => download(client, invoiceCalls.file, { params: { id, storeId: idStore } })}
        >{t`Download PDF`}</DownloadButton>
        {mayMake && <Button iconStart={Mail} onPress={() => setAsked('send')}>{t`Send by mail`}</Button>}
        {other && <Button onPress={() => onOpen(other.id)}>{t`Open ${other.label}`}</Button>}
        {kind === 'N' && !creditedBy && mayMake && (
          <Button iconStart={Undo2} onPress={() => setAsked('credit')}>{t`Take back`}</Button>
        )}
      </div>
      <InvoiceSheet
        invoice={invoice}
        write={{ ...format, money: (minor) => format.money(minor, currency) }}
      />
      <Link href={`/public/invoice/${id}`} target="_blank">{t`Open and print as the buyer sees it`}</Link>
      {asked === 'send' && (
        <SendDialog
          title={t`Send ${label}`}
          email={email}
          isPending={send.isPending}
          onSend={(to) => send.mutate({ data: { id, email: to } })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'credit' && (
        <CreditDialog
          invoice={invoice}
          onClose={() => setAsked(undefined)}
          onMade={(made) => {
            setAsked(undefined);
            onOpen(made);
          }}
        />
      )}
    </div>
  );
}
