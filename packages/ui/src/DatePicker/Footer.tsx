import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/index.ts';
import * as css from './DatePicker.css.ts';

export interface FooterProps {
  readonly today?: { readonly isDisabled: boolean; readonly onPress: () => void };
  /** Left out where something must be chosen. */
  readonly clear?: { readonly isDisabled: boolean; readonly onPress: () => void };
}

/** Below the days: the one that is chosen most, and none at all. */
export function Footer({ today, clear }: FooterProps) {
  const { t } = useLingui();
  if (!today && !clear) return null;
  return (
    <div className={css.footer}>
      {today && (
        <Button variant="ghost" size="sm" {...today}>
          {t`Today`}
        </Button>
      )}
      {clear && (
        <Button variant="ghost" size="sm" {...clear} UNSAFE_className={css.clear}>
          {t`Clear`}
        </Button>
      )}
    </div>
  );
}
