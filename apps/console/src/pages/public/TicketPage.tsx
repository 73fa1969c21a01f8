import { type PublicTicket, publicTicketCalls } from '@comanda/api/calls';
import { nameIn } from '@comanda/machines/language';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ErrorState } from '@comanda/ui/ErrorState';
import { EmptyState } from '@comanda/ui/EmptyState';
import { FieldValue } from '@comanda/ui/FieldValue';
import { QrCode } from '@comanda/ui/QrCode';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { useLingui } from '@lingui/react/macro';
import { Mail, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { writeInstant } from '../../app/dates.ts';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { openClient } from '../../app/openClient.ts';
import { writeDecimal, writeForeignMoney, writeMoney } from '@comanda/api/money';
import { SendDialog } from '../documents/SendDialog.tsx';
import { TicketTables, type TicketWriting } from '../documents/TicketTables.tsx';
import { Door } from '../session/Door.tsx';
import { facts, stack } from '../documents/tickets.css.ts';
import * as css from './public.css.ts';
import { usePublicTicket } from './usePublicTicket.ts';

const idIn = (pathname: string): string => pathname.split('/')[3] ?? '';

/** `/public/ticket/{id}`: a ticket for whoever holds its address (docs/product.md §10.5). */
export function TicketPage() {
  const [attempt, setAttempt] = useState(0);
  return <Asked key={attempt} id={idIn(location.pathname)} onRetry={() => setAttempt(attempt + 1)} />;
}

function Asked({ id, onRetry }: { readonly id: string; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const found = usePublicTicket(id);
  if (!found)
    return (
      <Door title={t`Ticket`}>
        <Loading>
          <div className={stack}>
            <Skeleton width="half" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        </Loading>
      </Door>
    );
  if ('ticket' in found) return <Ticket ticket={found.ticket} />;
  const { failure } = found;
  return (
    <Door title={t`Ticket`}>
      {failure.kind === 'refused' && failure.status === 404 ? (
        <EmptyState
          headingLevel={2}
          title={t`There is no such ticket`}
          description={t`Check that the address is complete, or ask where you bought.`}
        />
      ) : (
        <ErrorState headingLevel={2} description={label(failureMessage(failure))} onRetry={onRetry} />
      )}
    </Door>
  );
}

function Ticket({ ticket }: { readonly ticket: PublicTicket }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const write = useMemo((): TicketWriting => {
    const { money, currency, lang } = ticket;
    return {
      decimal: (value) => (value === null ? '' : writeDecimal(value, money)),
      // A company may have changed its currency since.
      money: (minor) =>
        currency === money.code ? writeMoney(minor, money) : writeForeignMoney(minor, currency, locale),
      names: (names) => nameIn(names, locale, lang),
    };
  }, [ticket, locale]);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { cName, sName, terminal, number, at, timeZone, address, business, fiscal } = ticket;
  const name = write.names(business.names) || cName;
  const foot = business.foot && write.names(business.foot);
  return (
    <Door
      title={t`Ticket ${number}`}
      heading={name}
      mark={business.logo !== null && <Thumbnail size="lg" src={business.logo} alt={name} />}
    >
      <div className={stack}>
        <Seller ticket={ticket} write={write} />
        <div className={facts}>
          <FieldValue label={t`Store`}>
            {[sName, lineOf(address)].filter((part) => part !== '').join(', ')}
          </FieldValue>
          <FieldValue label={t`Ticket`}>
            <bdi>{number}</bdi> · <bdi>{terminal}</bdi>
          </FieldValue>
          <FieldValue label={t`When`}>
            <bdi>{writeInstant(at, timeZone)}</bdi>
          </FieldValue>
        </div>
        <TicketTables ticket={ticket} write={write} />
        {fiscal && (
          <div className={css.address}>
            <QrCode value={fiscal.qr} label={t`Where this ticket is looked up at the tax office`} />
            <Text as="p" size="sm">
              <bdi>{fiscal.identifier}</bdi>
            </Text>
          </div>
        )}
        {foot && (
          <Text as="p">
            <bdi>{foot}</bdi>
          </Text>
        )}
        <div className={css.address}>
          <QrCode
            value={location.origin + location.pathname}
            label={t`The address of this page, for a camera`}
          />
          <Text as="p" size="sm" tone="muted">
            {t`Scan it to keep this ticket on your phone.`}
          </Text>
        </div>
        <div className={css.actions}>
          {sentTo !== undefined && <Banner tone="success">{t`On its way to ${sentTo}`}</Banner>}
          <Button size="lg" isWide iconStart={Mail} onPress={() => setSending(true)}>
            {t`Send by e-mail`}
          </Button>
          <Button size="lg" isWide iconStart={Printer} onPress={() => window.print()}>
            {t`Print`}
          </Button>
        </div>
      </div>
      {isSending && <Send onClose={() => setSending(false)} onSent={setSentTo} />}
    </Door>
  );
}

/** Has the address of the page sent to a mailbox, by whoever holds it. */
function Send({
  onClose,
  onSent,
}: {
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const send = async (email: string) => {
    setPending(true);
    const result = await openClient.call(publicTicketCalls.email, {
      params: { id: idIn(location.pathname), email },
    });
    setPending(false);
    return result;
  };
  return (
    <SendDialog
      title={t`Send this ticket by e-mail`}
      email={null}
      isPending={isPending}
      onSend={send}
      onClose={onClose}
      onSent={onSent}
    />
  );
}

type Place = PublicTicket['business']['address'];
/** An address in one line, without what it lacks. */
const lineOf = ({ street, zip, city }: Place): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

interface SellerProps {
  readonly ticket: PublicTicket;
  readonly write: TicketWriting;
}
/** Who sells, as a simplified invoice has to name it. */
function Seller({ ticket: { business }, write }: SellerProps) {
  const { t } = useLingui();
  const { legalName, taxNumber, address, phone, url, head } = business;
  const said = [
    head && write.names(head),
    legalName,
    taxNumber !== null && t`Tax number ${taxNumber}`,
    lineOf(address),
    [phone, url?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · '),
  ];
  return (
    <div>
      {said.map(
        (line, index) =>
          line && (
            <Text key={index} as="p" size="sm" tone="muted">
              <bdi>{line}</bdi>
            </Text>
          ),
      )}
    </div>
  );
}
