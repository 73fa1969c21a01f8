import type { Transfer } from '@comanda/api/calls';
import { Row } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment } from '../../app/Moment.tsx';
import { useLabel } from '../../app/label.ts';
import * as css from './ownership.css.ts';
import { saidOf, standingOf } from './standing.ts';

/** The companies of an offer as one name. */
export const useOfferName = (): ((offer: Transfer) => string) => {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  return ({ transferBusinesses }) => list.format(transferBusinesses.map(({ cName }) => cName));
};

export interface OfferRowProps {
  readonly offer: Transfer;
  /** Between whom. */
  readonly people: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** An offer of ownership: what it is of, between whom, how it stands. */
export function OfferRow({ offer, people, children }: OfferRowProps) {
  const label = useLabel();
  const nameOf = useOfferName();
  const { created, expires } = offer;
  const standing = standingOf(offer);
  const { tone, text } = saidOf[standing];
  return (
    <Row isRoomy>
      <div className={css.about}>
        <div className={css.line}>
          <Text weight="medium" wrap="anywhere" dir="auto">
            {nameOf(offer)}
          </Text>
          <Status tone={tone} text={label(text)} />
        </div>
        <Text size="sm" wrap="anywhere">
          {people}
        </Text>
        <Text size="sm" tone="muted">
          {standing === 'PND' ? (
            <Trans>
              Sent <Moment at={created} />, holds until <Moment at={expires} />
            </Trans>
          ) : (
            <Trans>
              Sent <Moment at={created} />
            </Trans>
          )}
        </Text>
      </div>
      {children !== undefined && <div className={css.buttons}>{children}</div>}
    </Row>
  );
}
