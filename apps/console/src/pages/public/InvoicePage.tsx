import { type InvoiceDocument, invoiceCalls, urlOf } from '@comanda/api/calls';
import { writeDecimal, writeForeignMoney, writeMoney } from '@comanda/api/money';
import { nameIn } from '@comanda/machines/language';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { InvoiceSheet } from '../documents/InvoiceSheet.tsx';
import type { TicketWriting } from '../documents/TicketTables.tsx';
import { stack } from '../documents/tickets.css.ts';
import { Door } from '../session/Door.tsx';
import * as css from './public.css.ts';
import { usePublicInvoice } from './usePublicInvoice.ts';

const idIn = (pathname: string): string => pathname.split('/')[3] ?? '';

/** `/public/invoice/{id}`: an invoice for whoever holds its address (docs/product.md §20.7). */
export function InvoicePage() {
  const [attempt, setAttempt] = useState(0);
  return <Asked key={attempt} id={idIn(location.pathname)} onRetry={() => setAttempt(attempt + 1)} />;
}

function Asked({ id, onRetry }: { readonly id: string; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const found = usePublicInvoice(id);
  if (!found)
    return (
      <Door title={t`Invoice`}>
        <Loading>
          <div className={stack}>
            <Skeleton width="half" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        </Loading>
      </Door>
    );
  if ('invoice' in found) return <Invoice invoice={found.invoice} />;
  const { failure } = found;
  return (
    <Door title={t`Invoice`}>
      {failure.kind === 'refused' && failure.status === 404 ? (
        <EmptyState
          headingLevel={2}
          title={t`There is no such invoice`}
          description={t`Look whether the address is whole, or ask who sent it.`}
        />
      ) : (
        <ErrorState headingLevel={2} description={label(failureMessage(failure))} onRetry={onRetry} />
      )}
    </Door>
  );
}

function Invoice({ invoice }: { readonly invoice: InvoiceDocument }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const write = useMemo((): TicketWriting => {
    const { money, currency, lang } = invoice;
    return {
      decimal: (value) => (value === null ? '' : writeDecimal(value, money)),
      money: (minor) =>
        currency === money.code ? writeMoney(minor, money) : writeForeignMoney(minor, currency, locale),
      names: (names) => nameIn(names, locale, lang),
    };
  }, [invoice, locale]);
  const { id, label: number, kind, seller } = invoice;
  const name = write.names(seller.names) || seller.legalName;
  const title = kind === 'A' ? t`Credit note ${number}` : t`Invoice ${number}`;
  return (
    <Door
      title={title}
      heading={name}
      isWide
      mark={seller.logo !== null && <Thumbnail size="lg" src={seller.logo} alt={name} />}
    >
      <div className={stack}>
        <Text as="p" size="lg" weight="medium">
          <bdi>{title}</bdi>
        </Text>
        <InvoiceSheet invoice={invoice} write={write} />
        <div className={css.actions}>
          <Button size="lg" isWide iconStart={Printer} onPress={() => window.print()}>
            {t`Print`}
          </Button>
          <Link
            href={urlOf(invoiceCalls.publicFile, { id })}
            download={`${number}.pdf`}
          >{t`Download PDF`}</Link>
        </div>
      </div>
    </Door>
  );
}
