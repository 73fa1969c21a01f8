import type { Transfer } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { StatusTone } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { failureMessage } from '../../app/failures.ts';
import { codesOf } from '../../app/faultsOf.ts';

/** How an offer stands, in one word: nobody accepts one any more that was withdrawn or has expired. */
export type Standing = Transfer['status'] | NonNullable<Transfer['ended']>;

export const standingOf = ({ status, ended }: Pick<Transfer, 'status' | 'ended'>): Standing =>
  status === 'PND' && ended !== null ? ended : status;

interface Said {
  readonly tone: StatusTone;
  readonly text: MessageDescriptor;
}
export const saidOf: Readonly<Record<Standing, Said>> = {
  PND: { tone: 'warning', text: msg`Waiting` },
  ACP: { tone: 'success', text: msg`Handed over` },
  RJC: { tone: 'neutral', text: msg`Rejected` },
  withdrawn: { tone: 'neutral', text: msg`Withdrawn` },
  expired: { tone: 'neutral', text: msg`Expired` },
};

const overNow: Readonly<Record<string, MessageDescriptor>> = {
  withdrawn: msg`The offer has been withdrawn.`,
  expired: msg`The offer has expired. Ask for another one.`,
  answered: msg`The offer has already been answered.`,
};
/** Why nothing was done with an offer. */
export const problemOf = (failure: Failure): MessageDescriptor =>
  overNow[codesOf(failure)['status'] ?? ''] ?? failureMessage(failure);
