import { invitationCalls, type ReceivedInvitation } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery, useSession } from '../../app/index.ts';
import { StandingRow } from '../../app/StandingRow.tsx';
import { useRoleName } from '../../app/useRoleName.ts';
import { allOf, StandingPage } from '../profile/StandingPage.tsx';
import { AnswerDialog, type Refusing } from './AnswerDialog.tsx';
import { SentWhen } from './SentWhen.tsx';
import { saidOf, standingOf } from './standing.ts';
import { useAnswer } from './useAnswer.ts';

/** `/profile/invitations/received`: who has asked the person into which company (docs/product.md §22.4). */
export function ReceivedPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const query = useCallQuery(invitationCalls.received, {}, { staleTime: 0 });
  const { email } = user;
  return (
    <StandingPage
      query={allOf(query)}
      words={{
        title: t`Invitations received`,
        description: t`Companies that have invited you. Accept one to work there, with the role it gives you.`,
        icon: Mailbox,
        emptyTitle: t`Nobody has invited you yet`,
        emptyDescription: t`Ask the owner of a company to invite ${email}; it then appears here.`,
      }}
      row={(one) => <ReceivedRow key={one.id} invitation={one} />}
    />
  );
}

function ReceivedRow({ invitation }: { readonly invitation: ReceivedInvitation }) {
  const { t } = useLingui();
  const { answer, isAccepting, isUnblocking } = useAnswer();
  const [asked, setAsked] = useState<Refusing>();
  const { company, sender, role, sent, expires, isBlocked } = invitation;
  const standing = standingOf(invitation);
  const nameOf = useRoleName();
  // As elements: a text that is put in would be read for tags.
  const called = <>{role ? nameOf(role) : t`a role that was deleted`}</>;
  const by = <bdi>{sender}</bdi>;
  return (
    <StandingRow
      title={company}
      standing={saidOf[standing]}
      people={
        <Trans>
          {by} invites you as: {called}
        </Trans>
      }
      when={<SentWhen standing={standing} sent={sent} expires={expires} />}
      actions={
        standing === 'PND' ? (
          <>
            <Button
              size="sm"
              tone="accent"
              isPending={isAccepting}
              aria-label={t`Accept: ${company}`}
              onPress={() => void answer('accept', invitation)}
            >
              {t`Accept`}
            </Button>
            <Button size="sm" aria-label={t`Reject: ${company}`} onPress={() => setAsked('reject')}>
              {t`Reject`}
            </Button>
            <Button
              size="sm"
              tone="danger"
              variant="soft"
              aria-label={t`Block this sender: ${sender}`}
              onPress={() => setAsked('block')}
            >
              {t`Block this sender`}
            </Button>
          </>
        ) : (
          isBlocked && (
            <Button
              size="sm"
              isPending={isUnblocking}
              aria-label={t`Let them invite again: ${sender}`}
              onPress={() => void answer('unblock', invitation)}
            >
              {t`Let them invite again`}
            </Button>
          )
        )
      }
    >
      {asked && (
        <AnswerDialog
          kind={asked}
          company={company}
          sender={sender}
          onConfirm={() => answer(asked, invitation)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </StandingRow>
  );
}
