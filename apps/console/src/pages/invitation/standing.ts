import type { SentInvitation } from '@comanda/api/calls';
import type { StatusTone } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Told = Pick<SentInvitation, 'status' | 'ended'>;
/** How an invitation stands, in one word: nobody accepts one any more that was withdrawn or has expired. */
export type Standing = Told['status'] | NonNullable<Told['ended']>;

export const standingOf = ({ status, ended }: Told): Standing =>
  status === 'PND' && ended !== null ? ended : status;

interface Said {
  readonly tone: StatusTone;
  readonly text: MessageDescriptor;
}
export const saidOf: Readonly<Record<Standing, Said>> = {
  PND: { tone: 'warning', text: msg`Waiting` },
  ACP: { tone: 'success', text: msg`Accepted` },
  RJC: { tone: 'neutral', text: msg`Rejected` },
  BLC: { tone: 'danger', text: msg`Sender blocked` },
  withdrawn: { tone: 'neutral', text: msg`Withdrawn` },
  expired: { tone: 'neutral', text: msg`Expired` },
};
