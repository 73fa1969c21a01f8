import { invitationCalls, type SentInvitation } from '@comanda/api/calls';
import type { Result } from '@comanda/api/client';
import { invites } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { refresh, toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { StandingRow } from '../../app/StandingRow.tsx';
import { useRoleName } from '../../app/useRoleName.ts';
import { allOf, StandingPage } from '../profile/StandingPage.tsx';
import { problemOf } from './faults.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { SentWhen } from './SentWhen.tsx';
import { saidOf, standingOf } from './standing.ts';

/** `/profile/invitations/sent`: whom the person asked into which company (docs/product.md §22.4). */
export function SentPage() {
  const { t } = useLingui();
  const query = useCallQuery(invitationCalls.sent, {}, { staleTime: 0 });
  const places = useCallQuery(invitationCalls.places, {}).data;
  const [isOpen, setOpen] = useState(false);
  const canInvite = places !== undefined && places.length > 0;
  const invite = canInvite && (
    <Button tone="accent" iconStart={UserRoundPlus} onPress={() => setOpen(true)}>
      {t`Invite somebody`}
    </Button>
  );
  return (
    <>
      <StandingPage
        query={allOf(query)}
        words={{
          title: t`Invitations sent`,
          description: t`Invitations to your companies, and what became of them. Where you give roles, also those that others sent.`,
          icon: Send,
          emptyTitle: t`No invitations yet`,
          emptyDescription: canInvite
            ? t`They get an e-mail, and can work in your company once they accept.`
            : t`Only people who can give roles in your company can invite others.`,
        }}
        actions={
          <>
            {places?.length === 0 && <Limits actions={[invites]} />}
            {query.data && query.data.length > 0 && invite}
          </>
        }
        begin={invite}
        row={(one) => <SentRow key={one.id} invitation={one} />}
      />
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SentRow({ invitation }: { readonly invitation: SentInvitation }) {
  const { t } = useLingui();
  const label = useLabel();
  const again = useCallMutation(invitationCalls.again);
  const withdraw = useCallMutation(invitationCalls.withdraw);
  const [isAsked, setAsked] = useState(false);
  const { id, email, company, sender, role, sent, expires, isOwn } = invitation;
  const standing = standingOf(invitation);
  const nameOf = useRoleName();
  const called = role ? nameOf(role) : t`a role that was deleted`;
  // As an element: a text that is put in would be read for tags.
  const by = <bdi>{sender}</bdi>;
  const act = async (done: Promise<Result<unknown>>, message: string): Promise<boolean> => {
    const result = await done;
    void refresh('invitation.sent');
    toast(
      result.ok
        ? { tone: 'success', message }
        : { tone: 'danger', message: label(problemOf(result.failure)) },
    );
    return result.ok;
  };
  return (
    <StandingRow
      title={email}
      standing={saidOf[standing]}
      people={
        <>
          <bdi>{company}</bdi> · {called}
          {!isOwn && (
            <>
              {' · '}
              <Trans>by {by}</Trans>
            </>
          )}
        </>
      }
      when={<SentWhen standing={standing} sent={sent} expires={expires} />}
      actions={
        (standing === 'PND' || standing === 'expired') && (
          <>
            <Button
              size="sm"
              isPending={again.isPending}
              aria-label={t`Send again: ${email}`}
              onPress={() => void act(again.mutate({ params: { id } }), t`Sent again`)}
            >
              {t`Send again`}
            </Button>
            {standing === 'PND' && (
              <Button
                size="sm"
                tone="danger"
                variant="soft"
                aria-label={t`Withdraw: ${email}`}
                onPress={() => setAsked(true)}
              >
                {t`Withdraw`}
              </Button>
            )}
          </>
        )
      }
    >
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`Withdraw the invitation to ${email}?`}
          confirmLabel={t`Withdraw`}
          onConfirm={() => act(withdraw.mutate({ params: { id } }), t`Withdrawn`)}
        >
          {t`The link in the e-mail will say that it was withdrawn. You can invite this person again at any time.`}
        </ConfirmDialog>
      )}
    </StandingRow>
  );
}
