import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { MonitorOff } from 'lucide-react';
import { UnsentSteps } from './boards/shared/UnsentSteps.tsx';
import * as css from './pages.css.ts';
import type { Screen } from './screen.ts';
import { dropScreen } from './screens.ts';

/** The back office has ended this screen: it shows nothing any more, and keeps what it has not sent. */
export function EndedPage({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  return (
    <main className={css.alone}>
      <EmptyState
        icon={MonitorOff}
        headingLevel={1}
        title={t`This screen is no longer part of the kitchen`}
        description={t`It was revoked in the back office, or its monitor was removed. Somebody who may choose a monitor can set it up again.`}
        action={
          <>
            <UnsentSteps kitchen={screen.kitchen} />
            <Button tone="accent" size="lg" onPress={() => void dropScreen(screen)}>
              {t`Set this screen up again`}
            </Button>
          </>
        }
      />
    </main>
  );
}
