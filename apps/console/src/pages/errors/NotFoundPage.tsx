import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { useTitle } from '../../app/title.ts';
import * as css from './errors.css.ts';

/** An address without a page. */
export function NotFoundPage() {
  const { t } = useLingui();
  useTitle(t`Page not found`);
  return (
    <main className={css.alone}>
      <EmptyState
        icon={Compass}
        headingLevel={1}
        title={t`There is no page at this address`}
        description={t`The link may be old or mistyped. You can reach everything from home.`}
        action={<LinkButton href="/" tone="accent">{t`Go to home`}</LinkButton>}
      />
    </main>
  );
}
