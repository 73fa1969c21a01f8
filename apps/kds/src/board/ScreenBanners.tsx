import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import type { KitchenState } from '../engine/kitchen.ts';
import * as css from './board.css.ts';

export interface ScreenBannersProps extends Pick<KitchenState, 'isDiskSound' | 'isDiskAway' | 'isElsewhere'> {
  /** New orders would not be heard. */
  readonly isSilent: boolean;
  readonly onTest: () => void;
}

/** What is wrong with the screen itself, for as long as it is: a kitchen that believes it would hear has to know. */
export function ScreenBanners({
  isDiskSound,
  isDiskAway,
  isElsewhere,
  isSilent,
  onTest,
}: ScreenBannersProps) {
  const { t } = useLingui();
  if (isDiskSound && !isElsewhere && !isSilent) return null;
  return (
    <div className={css.notices}>
      {isDiskAway && (
        <Banner tone="danger" title={t`This screen cannot read its disk`}>
          {t`Presses go straight to the platform; those that wait are lost where this page is closed. Start this device again when it is quiet.`}
        </Banner>
      )}
      {!isDiskSound && !isDiskAway && (
        <Banner tone="danger" title={t`This screen cannot keep what is pressed`}>
          {t`Use another screen, free some space on this device and start it again.`}
        </Banner>
      )}
      {isElsewhere && (
        <Banner tone="warning" title={t`Another window of this browser shows this monitor`}>
          {t`Presses count in the other one only, and only that one is heard. Close one of them.`}
        </Banner>
      )}
      {isSilent && !isElsewhere && (
        <Banner
          tone="warning"
          title={t`New orders cannot be heard on this screen`}
          actions={
            <Button size="lg" iconStart={Volume2} onPress={onTest}>{t`Turn the sound on and test it`}</Button>
          }
        >
          {t`The browser keeps a page silent until somebody touches it.`}
        </Banner>
      )}
    </div>
  );
}
