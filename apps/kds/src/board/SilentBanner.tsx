import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import * as css from './board.css.ts';

/** A kitchen that believes it would hear the next order has to know that it would not. */
export function SilentBanner({ onTest }: { readonly onTest: () => void }) {
  const { t } = useLingui();
  return (
    <div className={css.notices}>
      <Banner
        tone="warning"
        title={t`New orders cannot be heard on this screen`}
        actions={
          <Button size="lg" iconStart={Volume2} onPress={onTest}>{t`Turn the sound on and test it`}</Button>
        }
      >
        {t`The browser keeps a page silent until somebody touches it.`}
      </Banner>
    </div>
  );
}
