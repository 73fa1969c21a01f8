import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Plural, useLingui } from '@lingui/react/macro';
import { Download, MonitorOff } from 'lucide-react';
import { saveKept } from './boards/shared/saveKept.ts';
import { useReadable } from './boards/shared/useReadable.ts';
import * as css from './pages.css.ts';
import type { Screen } from './screen.ts';
import { dropScreen } from './screens.ts';

/** The back office has ended this screen: it shows nothing any more, and keeps what it has not sent. */
export function EndedPage({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { waiting } = useReadable(screen.kitchen.state);
  return (
    <main className={css.alone}>
      <EmptyState
        icon={MonitorOff}
        headingLevel={1}
        title={t`This screen is no longer part of the kitchen`}
        description={t`It was revoked in the back office, or its monitor was removed. Somebody who may choose a monitor can set it up again.`}
        action={
          <>
            {waiting > 0 && (
              <Banner
                tone="warning"
                actions={
                  <Button
                    iconStart={Download}
                    onPress={() => void saveKept(screen.kitchen)}
                  >{t`Save them as a file`}</Button>
                }
              >
                <Plural
                  value={waiting}
                  one="# step was not sent. It stays on this device."
                  other="# steps were not sent. They stay on this device."
                />
              </Banner>
            )}
            <Button tone="accent" size="lg" onPress={() => void dropScreen(screen)}>
              {t`Set this screen up again`}
            </Button>
          </>
        }
      />
    </main>
  );
}
