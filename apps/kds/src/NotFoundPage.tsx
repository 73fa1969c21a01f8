import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import * as css from './pages.css.ts';
import { home } from './place.ts';

/** An address below `/kds` without a page. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <main className={css.alone}>
      <EmptyState
        icon={Compass}
        headingLevel={1}
        title={t`There is no page at this address`}
        description={t`The monitor may have been removed. Go to the start of the kitchen app.`}
        action={<LinkButton href={home} tone="accent" size="lg">{t`Go to the start`}</LinkButton>}
      />
    </main>
  );
}
