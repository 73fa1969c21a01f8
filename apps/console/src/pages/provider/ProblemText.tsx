import type { ProviderProblem } from '@comanda/api/errors';
import { sessionEndLabel } from '@comanda/api/labels';
import { Trans } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';

export interface ProblemTextProps {
  readonly problem: ProviderProblem;
  /** What people call the provider. */
  readonly label: string;
}

/** Why a sign-in through a provider did not happen, and what to do (docs/product.md §2.6.6). */
export function ProblemText({ problem, label }: ProblemTextProps) {
  const say = useLabel();
  const name = <bdi>{label}</bdi>;
  switch (problem) {
    case 'denied':
      return <Trans>You did not finish at {name}. Try again, or sign in with your password.</Trans>;
    case 'ended':
      return <Trans>This sign-in took too long, or was already completed. Start again.</Trans>;
    case 'elsewhere':
      return <Trans>This sign-in was started in another browser or tab. Start again here.</Trans>;
    case 'unreachable':
      return <Trans>{name} does not answer. Try again in a moment, or sign in with your password.</Trans>;
    case 'refused':
      return (
        <Trans>
          The answer from {name} could not be verified, so you were not signed in. Try again; if it happens
          again, tell whoever looks after it.
        </Trans>
      );
    case 'not_verified':
      return (
        <Trans>
          {name} has not verified your e-mail address. Verify it there and try again, or sign in with your
          password.
        </Trans>
      );
    case 'no_account':
      return (
        <Trans>
          There is no open account for your e-mail address at {name}. Create one with the same address, then
          try again.
        </Trans>
      );
    case 'locked':
    case 'deleted':
    case 'inactive':
      return say(sessionEndLabel(problem));
  }
}
