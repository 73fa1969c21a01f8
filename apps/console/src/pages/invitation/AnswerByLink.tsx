import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLabel } from '../../app/label.ts';
import { answerByLink } from './byLink.ts';
import { AnswerDialog, type Refusing } from './AnswerDialog.tsx';
import { problemOf } from './faults.ts';
import * as css from './invitation.css.ts';
import type { OpenInvitationProps } from './OpenInvitation.tsx';

/** The answers of the person whose invitation it is; each is sent by a press and not by opening the page. */
export function AnswerByLink({ link, opened, onStale }: OpenInvitationProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { company, sender } = opened;
  const [asked, setAsked] = useState<Refusing>();
  const [failure, setFailure] = useState<Failure>();
  const [isPending, setPending] = useState(false);
  const answer = async (how: 'accept' | Refusing): Promise<boolean> => {
    setFailure(undefined);
    const refused = await answerByLink(link.token, how);
    setFailure(refused);
    return refused === undefined;
  };
  const accept = async (): Promise<void> => {
    setPending(true);
    // Where it is accepted the page is left.
    if (!(await answer('accept'))) setPending(false);
  };
  const refuse = async (how: Refusing): Promise<boolean> => {
    const isDone = await answer(how);
    if (isDone) onStale();
    return true;
  };
  return (
    <div className={css.stack}>
      {failure && <Banner tone="danger">{label(problemOf(failure))}</Banner>}
      <Button tone="accent" size="lg" isWide isPending={isPending} onPress={() => void accept()}>
        {t`Accept`}
      </Button>
      <Button size="lg" isWide isDisabled={isPending} onPress={() => setAsked('reject')}>
        {t`Reject`}
      </Button>
      <Button
        size="lg"
        tone="danger"
        variant="soft"
        isWide
        isDisabled={isPending}
        onPress={() => setAsked('block')}
      >
        {t`Block this sender`}
      </Button>
      {asked && (
        <AnswerDialog
          kind={asked}
          company={company}
          sender={sender}
          onConfirm={() => refuse(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
