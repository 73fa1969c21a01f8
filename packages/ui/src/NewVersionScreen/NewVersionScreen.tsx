import { useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import * as css from './NewVersionScreen.css.ts';

export interface NewVersionScreenProps {
  onReload: () => void;
  isReloading?: boolean;
}

/** The whole page, when the parts of this version are gone from the server because a newer one took their place. */
export function NewVersionScreen({ onReload, isReloading = false }: NewVersionScreenProps) {
  const { t } = useLingui();
  return (
    <main className={css.screen} data-surface="page">
      <Notice
        sign={{ icon: PackageCheck }}
        tone="info"
        headingLevel={1}
        title={t`A new version has been detected.`}
        description={t`What you saved is safe. Reload the page to continue with the new version.`}
        action={
          <Button tone="accent" isPending={isReloading} onPress={onReload}>
            {t`Reload page`}
          </Button>
        }
      />
    </main>
  );
}
