import { errorLabel } from '@comanda/api/labels';
import type { SignInProblem } from '@comanda/machines/session';
import { Plural, Trans } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';

/** What went wrong and what to do; it never tells whether the account exists (docs/product.md §2.1). */
export function SignInProblemText({ problem }: { readonly problem: SignInProblem }) {
  const label = useLabel();
  switch (problem.kind) {
    case 'brand':
      return label(errorLabel('ERROR_BRAND_NOT_ALLOWED'));
    case 'refused':
      return (
        <Trans>
          The e-mail or the password is wrong. Check both, capital letters included, and try again.
        </Trans>
      );
    case 'limited': {
      const minutes = Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60));
      return (
        <Trans>
          Too many attempts. To protect the account, wait{' '}
          <Plural value={minutes} one="# minute" other="# minutes" /> and try again.
        </Trans>
      );
    }
    case 'offline':
      return <Trans>The platform cannot be reached. Check the connection and try again.</Trans>;
    case 'fault':
      return <Trans>Something went wrong on our side. Nothing is lost; try again in a moment.</Trans>;
  }
}
