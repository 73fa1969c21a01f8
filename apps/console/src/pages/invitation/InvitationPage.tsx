import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import type { MailLink } from '../../app/mailLink.ts';
import { readLink } from '../account/readLink.ts';
import { isLinkEnded } from '../account/refusals.ts';
import { Door } from '../session/Door.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { standingOf } from './standing.ts';
import { useOpened } from './useOpened.ts';

/** `/invitation/{id}/{email}`: who invites to what, and the way to answer it (docs/product.md §22.4). */
export function InvitationPage() {
  const [link] = useState(() => readLink('/invitation'));
  const [attempt, setAttempt] = useState(0);
  if (!link) return <InvitationOver email="" />;
  return <Asked key={attempt} link={link} onRetry={() => setAttempt(attempt + 1)} />;
}

function Asked({ link, onRetry }: { readonly link: MailLink; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const found = useOpened(link);
  if (!found)
    return (
      <Door title={t`Invitation`}>
        <Loading>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="control" />
        </Loading>
      </Door>
    );
  if ('opened' in found) {
    const standing = standingOf(found.opened);
    if (standing === 'PND') return <OpenInvitation link={link} opened={found.opened} onStale={onRetry} />;
    return <InvitationOver email={link.email} opened={found.opened} standing={standing} />;
  }
  if (isLinkEnded(found.failure)) return <InvitationOver email={link.email} />;
  return (
    <Door title={t`Invitation`}>
      <ErrorState headingLevel={2} description={label(failureMessage(found.failure))} onRetry={onRetry} />
    </Door>
  );
}
