import { type AnswerOf, invoiceCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { client, useAllowed, useCallMutation, useCallQuery, useFormat } from '../../app/index.ts';
import { DownloadButton } from '../../resource/import/DownloadButton.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DocumentDrawer, type Opening } from './DocumentDrawer.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { SendDialog } from './SendDialog.tsx';

/** One invoice, and what can be done with it. */
export function InvoiceDrawer(opening: Opening) {
  const { t } = useLingui();
  const format = useFormat();
  const query = useCallQuery(invoiceCalls.get, { params: { id: opening.id } });
  return (
    <DocumentDrawer
      {...opening}
      size="lg"
      kind={t`Invoice`}
      query={query}
      whole={(invoice) => {
        const { id, label, kind, amends, creditedBy } = invoice;
        const other = amends ?? creditedBy;
        const money = (minor: number): string => format.money(minor, invoice.currency);
        return {
          title: label,
          total: money(invoice.total),
          state: <InvoiceMarks kind={kind} isCredited={creditedBy !== null} />,
          notice: creditedBy && (
            <Banner tone="warning" title={t`Taken back by credit note ${creditedBy.label}`}>
              {t`What it was made of can be invoiced again.`}
            </Banner>
          ),
          related: other ? [{ id: other.id, text: t`Open ${other.label}` }] : [],
          body: (
            <>
              <InvoiceSheet invoice={invoice} write={{ ...format, money }} />
              <Link
                href={`/public/invoice/${id}`}
                target="_blank"
              >{t`Open and print as the buyer sees it`}</Link>
            </>
          ),
          acts: <Acts invoice={invoice} onMade={opening.onOpen} />,
        };
      }}
    />
  );
}

interface ActsProps {
  readonly invoice: AnswerOf<typeof invoiceCalls.get>;
  /** Shows the credit note that was made. */
  readonly onMade: (id: string) => void;
}

/** Its file, the mail that brings it, and the credit note that takes it back. */
function Acts({ invoice, onMade }: ActsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'send' | 'credit'>();
  const send = useCallMutation(invoiceCalls.email);
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const { id, idStore, label, kind, creditedBy, email } = invoice;
  return (
    <>
      {kind === 'N' && !creditedBy && mayMake && (
        <Button iconStart={Undo2} onPress={() => setAsked('credit')}>{t`Take back`}</Button>
      )}
      {mayMake && <Button iconStart={Mail} onPress={() => setAsked('send')}>{t`Send by mail`}</Button>}
      <DownloadButton
        fetchFile={() => download(client, invoiceCalls.file, { params: { id, storeId: idStore } })}
      >{t`Download PDF`}</DownloadButton>
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
        <CreditDialog invoice={invoice} onClose={() => setAsked(undefined)} onMade={onMade} />
      )}
    </>
  );
}
