import { ForbiddenState } from '@comanda/ui/ForbiddenState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useTitle } from '../../app/title.ts';
import * as css from './errors.css.ts';

/** `/not-authorized`: where links from elsewhere lead who may not follow them. */
export function NotAuthorizedPage() {
  const { t } = useLingui();
  useTitle(t`Not allowed`);
  return (
    <main className={css.alone}>
      <ForbiddenState
        headingLevel={1}
        title={t`You may not open this`}
        description={t`Your account lacks the permission. The owner of the company can grant it.`}
        action={<LinkButton href="/" tone="accent">{t`Go to home`}</LinkButton>}
      />
    </main>
  );
}
