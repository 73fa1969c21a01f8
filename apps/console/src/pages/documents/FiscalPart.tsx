import type { Result } from '@comanda/api/client';
import { download } from '@comanda/api/client/download';
import { fiscalCalls, type FiscalDocument, type FiscalLack, type FiscalState } from '@comanda/api/calls';
import { areaOf } from '@comanda/api/areas';
import { Banner, type BannerTone } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Link } from '@comanda/ui/Link';
import { QrCode } from '@comanda/ui/QrCode';
import { Status, type StatusTone } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { client, useAllowed, useCallMutation, useFormat } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { DownloadButton } from '../../resource/import/DownloadButton.tsx';
import * as css from './tickets.css.ts';

interface FiscalPartProps {
  readonly idTicket: string;
  readonly idStore: string;
  readonly document: FiscalDocument;
  /** Of its store. */
  readonly timeZone: string;
}
const tones: Readonly<Record<FiscalState, StatusTone>> = {
  W: 'neutral',
  A: 'success',
  R: 'danger',
  F: 'warning',
  L: 'warning',
};
/** Only what somebody has to see to is more than a line. */
const banners: Readonly<Record<FiscalState, BannerTone | undefined>> = {
  W: 'info',
  A: undefined,
  R: 'danger',
  F: 'warning',
  L: 'warning',
};
/** What is done again changes the ticket, and the list that it stands in. */
const refreshes = ['ticket.get', 'ticket.list'];

const tell = async (done: Promise<Result<unknown>>): Promise<void> => {
  const result = await done;
  if (!result.ok) tellFailure(result.failure);
};

/** What the tax office was told of a ticket, what it has said, and what can be done where it has not accepted it. */
export function FiscalPart({ idTicket, idStore, document, timeZone }: FiscalPartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const maySend = useAllowed('ALLOW_COMPANY_FISCAL_SEND');
  const resend = useCallMutation(fiscalCalls.resendTicket, { refreshes });
  const refresh = useCallMutation(fiscalCalls.refreshTicket, { refreshes });
  const force = useCallMutation(fiscalCalls.forceTicket, { refreshes });
  const { state, said, lacks, identifier, qr, series, number, place, gateway } = document;
  const states: Readonly<Record<FiscalState, string>> = {
    W: t`Waits to be accepted`,
    A: t`Accepted`,
    R: t`Refused`,
    F: t`Given up after all attempts`,
    L: t`Not made`,
  };
  const lacking: Readonly<Record<FiscalLack, string>> = {
    certificate: t`The store has no valid certificate to sign with.`,
    gateway: t`The platform has no gateway to this tax office.`,
    software: t`The platform has no licence of its software.`,
    taxNumber: t`The business has no tax number that this tax office knows; in Panama with its check digits (DV).`,
    legalName: t`The business has no legal name.`,
    currency: t`The ticket is not in the currency of this tax office.`,
    taxpayerType: t`In Bizkaia only legal entities are reported for.`,
    place: t`The store does not say its branch and place as the tax office has them.`,
    phone: t`The business has no telephone number in Panama.`,
    taxes: t`A line is under something else than one rate of ITBMS.`,
    lines: t`A line is less than nothing, which such a document cannot say.`,
    original: t`The ticket that this one is about was not accepted. See to that one first.`,
  };
  const ofStore = areaOf('STR')?.route ?? '';
  const ofBusiness = areaOf('BSN')?.route ?? '';
  /** Where what is missing is filled in; the rest is the platform's, or the ticket's. */
  const steps: Partial<Readonly<Record<FiscalLack, readonly [href: string, text: string]>>> = {
    certificate: [`${ofStore}/${idStore}/edit`, t`Add the certificate to the store`],
    place: [`${ofStore}/${idStore}/edit`, t`Fill in the store’s place`],
    phone: [`${ofBusiness}/edit`, t`Fill in the business details`],
    taxNumber: [`${ofBusiness}/edit`, t`Fill in the business details`],
    legalName: [`${ofBusiness}/edit`, t`Fill in the business details`],
  };
  const next = new Map(lacks.flatMap((lack) => (steps[lack] ? [steps[lack]] : [])));
  const isOperators = lacks.includes('gateway') || lacks.includes('software');
  const tone = banners[state];
  const words =
    state === 'L' ? lacks.map((lack) => lacking[lack]) : said.map(({ code, text }) => `${code} ${text}`);
  const params = { id: idTicket };
  return (
    <section className={css.stack} aria-label={t`Tax office`}>
      <div className={css.line}>
        <Text as="strong" weight="medium">{t`Tax office`}</Text>
        <Status tone={tones[state]} text={states[state]} />
      </div>
      {tone && words.length > 0 && (
        <Banner tone={tone} title={state === 'L' ? t`What is missing` : t`What the gateway said`}>
          {words.map((sentence) => (
            <Text as="p" key={sentence}>
              <bdi>{sentence}</bdi>
            </Text>
          ))}
          {state === 'L' &&
            [...next].map(([href, text]) => (
              <Text as="p" key={href}>
                <Link href={href}>{text}</Link>
              </Text>
            ))}
          {state === 'L' && isOperators && (
            <Text as="p">{t`Ask whoever runs the platform, then try again here.`}</Text>
          )}
        </Banner>
      )}
      {identifier !== null && qr !== null && (
        <div className={css.coded}>
          <QrCode value={qr} label={t`Where a guest looks this ticket up at the tax office`} />
          <div className={css.facts}>
            <div className={css.whole}>
              <FieldValue label={t`Identifier`}>{identifier}</FieldValue>
            </div>
            <FieldValue label={t`Series and number`}>{`${series} / ${number}`}</FieldValue>
            {place !== null && <FieldValue label={t`Place in the chain`}>{format.number(place)}</FieldValue>}
            <FieldValue label={t`Gateway`}>{gateway}</FieldValue>
            <FieldValue label={t`Attempts`}>{format.number(document.tries)}</FieldValue>
            {document.answered !== null && (
              <div className={css.whole}>
                <FieldValue label={t`Answered`}>{format.instant(document.answered, timeZone)}</FieldValue>
              </div>
            )}
          </div>
        </div>
      )}
      <div className={css.line}>
        {identifier !== null && (
          <DownloadButton
            fetchFile={() => download(client, fiscalCalls.file, { params })}
          >{t`Download the document`}</DownloadButton>
        )}
        {maySend && (state === 'R' || state === 'F' || state === 'W') && identifier !== null && (
          <Button
            iconStart={RotateCw}
            isPending={resend.isPending}
            onPress={() => void tell(resend.mutate({ params }))}
          >{t`Send again`}</Button>
        )}
        {maySend && state === 'R' && (
          <Button
            isPending={force.isPending}
            onPress={() => void tell(force.mutate({ params }))}
          >{t`Make it anew`}</Button>
        )}
        {maySend && state === 'L' && (
          <Button
            iconStart={RotateCw}
            isPending={refresh.isPending}
            onPress={() => void tell(refresh.mutate({ params }))}
          >{t`Try again`}</Button>
        )}
      </div>
    </section>
  );
}
