import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';

/** How the platform's areas call cards and rhythms; said once, with those. */
const called = {
  brand: 'FPT.fees.brand',
  kind: 'FPT.fees.card',
  origin: 'FPT.fees.origin',
  scope: 'FPT.scope',
  sweep: 'FPA.sweep',
} as const;

interface Card {
  readonly kind: string | null;
  readonly origin: string | null;
}
export interface CardWords {
  /** `Visa`; nothing of what no till has said. */
  readonly wordOf: (field: keyof typeof called, value: string | null) => string;
  /** `Debit · National` */
  readonly cardOf: (card: Card) => string;
}

/** What cards, their kinds and origins, and rhythms of payouts are called. */
export function useCardWords(): CardWords {
  const label = useLabel();
  const wordOf: CardWords['wordOf'] = (field, value) =>
    value === null ? '' : label({ id: `${called[field]}.${value}` } satisfies MessageDescriptor);
  return {
    wordOf,
    cardOf: ({ kind, origin }) =>
      [wordOf('kind', kind), wordOf('origin', origin)].filter((word) => word !== '').join(' · '),
  };
}

/** What became of a payment: in what tone, and in which words. */
export function useStateWords() {
  const { t } = useLingui();
  return {
    W: { tone: 'info', text: t`Waits` },
    P: { tone: 'success', text: t`Paid out` },
    N: { tone: 'neutral', text: t`No fee known` },
    O: { tone: 'neutral', text: t`Not paid out here` },
  } as const;
}

/** In what tone the state of an enrolment is said. */
export const enrolmentTones = {
  DRF: 'neutral',
  SNT: 'info',
  REV: 'info',
  ASK: 'warning',
  APR: 'success',
  RJC: 'danger',
} as const;
