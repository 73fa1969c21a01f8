import type { SessionEnd } from '@comanda/api/errors';
import { Trans } from '@lingui/react/macro';

/** Why the person has to sign in again, and what to do (docs/product.md §2.3.4). */
export function SessionEndText({ end }: { readonly end: SessionEnd }) {
  switch (end) {
    case 'idle':
      return <Trans>You were away for long, so your session ended. Sign in to go on where you were.</Trans>;
    case 'ended':
      return <Trans>This device was signed out. If it was not you, sign in and choose a new password.</Trans>;
    case 'locked':
      return <Trans>Your account has been locked. Ask the owner of your company to unlock it.</Trans>;
    case 'deleted':
      return (
        <Trans>Your account has been deleted. Ask the owner of your company if you still need it.</Trans>
      );
    case 'inactive':
      return <Trans>Your account is not active. Ask the owner of your company to activate it.</Trans>;
  }
}
