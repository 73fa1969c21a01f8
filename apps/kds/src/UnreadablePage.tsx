import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { HardDrive } from 'lucide-react';
import { useEffect } from 'react';
import * as css from './pages.css.ts';

/** After a power cut a disk may need a while. */
const RETRY_MS = 15_000;

/** Nobody knows whether this device is a screen: signing in would not make it one, and nobody may be there to do so. */
export function UnreadablePage() {
  const { t } = useLingui();
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={css.alone}>
      <EmptyState
        icon={HardDrive}
        headingLevel={1}
        title={t`This screen cannot read what it keeps`}
        description={t`It tries again by itself. If that does not help: no private window, free some space on this device and start it again.`}
      />
    </main>
  );
}
