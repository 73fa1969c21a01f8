import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fullReset } from '../../app/fullReset.ts';

/** The last resort where pages keep failing: what this browser keeps may be the cause (docs/product.md §2.4.3). */
export function ClearKept() {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" onPress={() => setAsked(true)}>
        {t`Clear this browser’s data`}
      </Button>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Clear what this browser keeps?`}
        confirmLabel={t`Clear and reload`}
        onConfirm={fullReset}
      >
        {t`This browser forgets unsaved input, the chosen company and how lists look. You stay signed in, and nothing that was saved is affected.`}
      </ConfirmDialog>
    </>
  );
}
