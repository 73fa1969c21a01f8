import { invitationCalls, type ReceivedInvitation } from '@comanda/api/calls';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { refresh, toast, useCallMutation, useLabel } from '../../app/index.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { problemOf } from './faults.ts';

type Answer = 'accept' | 'reject' | 'block' | 'unblock';

export interface Answering {
  /** Answers whether it was done; what stands against it is told. */
  readonly answer: (how: Answer, invitation: ReceivedInvitation) => Promise<boolean>;
  readonly isAccepting: boolean;
  readonly isUnblocking: boolean;
}

/** Answers an invitation within the console; who has accepted one can go on to its company. */
export function useAnswer(): Answering {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const accept = useCallMutation(invitationCalls.accept);
  const reject = useCallMutation(invitationCalls.reject);
  const block = useCallMutation(invitationCalls.block);
  const unblock = useCallMutation(invitationCalls.unblock);
  const welcome = async (company: string, idCompany: string): Promise<void> => {
    await refresh('company.ofUser');
    toast({
      tone: 'success',
      message: t`You are in ${company} now`,
      action: {
        label: t`Work there`,
        onAction: () => void switchCompany(router, idCompany).then(() => router.history.push('/')),
      },
    });
  };
  const answer: Answering['answer'] = async (how, { id, company, sender }) => {
    const input = { params: { id } };
    const accepted = how === 'accept' ? await accept.mutate(input) : undefined;
    const result =
      accepted ?? (await { reject, block, unblock }[how === 'accept' ? 'reject' : how].mutate(input));
    void refresh('invitation.received');
    if (!result.ok) {
      toast({ tone: 'danger', message: label(problemOf(result.failure)) });
      return false;
    }
    if (accepted?.ok) await welcome(company, accepted.data.idCompany);
    else if (how === 'unblock') toast({ tone: 'success', message: t`${sender} can invite you again` });
    else
      toast({ tone: 'success', message: how === 'block' ? t`Rejected, and ${sender} blocked` : t`Rejected` });
    return true;
  };
  return { answer, isAccepting: accept.isPending, isUnblocking: unblock.isPending };
}
