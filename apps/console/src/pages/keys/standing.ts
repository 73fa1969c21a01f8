import type { AccessKey } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { StatusTone } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { failureMessage } from '../../app/failures.ts';
import { codesOf } from '../../app/faultsOf.ts';

/** How a key stands, in one word: one that was revoked or has expired opens nothing any more. */
export type Standing = AccessKey['status'] | NonNullable<AccessKey['ended']>;

export const standingOf = ({ status, ended }: Pick<AccessKey, 'status' | 'ended'>): Standing =>
  ended ?? status;

interface Said {
  readonly tone: StatusTone;
  readonly text: MessageDescriptor;
}
export const saidOf: Readonly<Record<Standing, Said>> = {
  PND: { tone: 'warning', text: msg`Waiting` },
  ACP: { tone: 'success', text: msg`In use` },
  RJC: { tone: 'neutral', text: msg`Rejected` },
  revoked: { tone: 'neutral', text: msg`Revoked` },
  expired: { tone: 'neutral', text: msg`Expired` },
};

const overNow: Readonly<Record<string, MessageDescriptor>> = {
  revoked: msg`The key was revoked meanwhile.`,
  expired: msg`The key has expired. Ask for another one.`,
  answered: msg`The key was answered meanwhile.`,
  sender_cannot: msg`Whoever gave the key may not give it any more. Ask for another one.`,
};
/** Why nothing was done with a key. */
export const problemOf = (failure: Failure): MessageDescriptor =>
  overNow[codesOf(failure)['status'] ?? ''] ?? failureMessage(failure);
