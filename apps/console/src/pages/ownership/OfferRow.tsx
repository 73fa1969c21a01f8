import type { Transfer } from '@comanda/api/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment } from '../../app/Moment.tsx';
import { StandingRow } from '../../app/StandingRow.tsx';
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
  readonly actions: ReactNode;
  /** What a press asks. */
  readonly children?: ReactNode;
}

/** An offer of ownership: what it is of, between whom, how it stands. */
export function OfferRow({ offer, people, actions, children }: OfferRowProps) {
  const nameOf = useOfferName();
  const { created, expires } = offer;
  const standing = standingOf(offer);
  return (
    <StandingRow
      title={nameOf(offer)}
      standing={saidOf[standing]}
      people={people}
      when={
        standing === 'PND' ? (
          <Trans>
            Sent <Moment at={created} />, valid until <Moment at={expires} />
          </Trans>
        ) : (
          <Trans>
            Sent <Moment at={created} />
          </Trans>
        )
      }
      actions={actions}
    >
      {children}
    </StandingRow>
  );
}
