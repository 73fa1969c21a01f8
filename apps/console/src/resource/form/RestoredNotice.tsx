import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface RestoredNoticeProps {
  readonly hasPictures?: boolean;
  readonly onDiscard: () => void;
}

/** A form came back with input that was never saved; until it is put away. */
export function RestoredNotice({ hasPictures = false, onDiscard }: RestoredNoticeProps) {
  const { t } = useLingui();
  const [isTold, setTold] = useState(false);
  if (isTold) return null;
  return (
    <Banner
      tone="info"
      title={t`Your unsaved input is back`}
      onDismiss={() => setTold(true)}
      actions={
        <Button size="sm" onPress={onDiscard}>
          {t`Discard it`}
        </Button>
      }
    >
      {hasPictures
        ? t`We kept it from your last visit to this form. Choose the picture again.`
        : t`We kept it from your last visit to this form.`}
    </Banner>
  );
}
