import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState, useTransition } from 'react';
import { tellLeaving } from '../../leave.ts';
import { dropScreen } from '../../screens.ts';
import * as css from './board.css.ts';
import type { PanelProps } from './panels.ts';
import { UnsentSteps } from './UnsentSteps.tsx';
import { useReadable } from './useReadable.ts';

/** Asks before a screen stops showing orders; while steps wait to be sent it asks harder. */
export function LeaveDialog({ screen, onClose }: PanelProps) {
  const { t } = useLingui();
  const { waiting } = useReadable(screen.kitchen.state);
  const [typed, setTyped] = useState('');
  const [isPending, start] = useTransition();
  const [isUntold, setUntold] = useState(false);
  const word = t({ message: 'leave', context: 'the word that is typed to confirm' });
  const isConfirmed = waiting === 0 || typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const leave = async (): Promise<void> => {
    const isTold = isUntold || (await tellLeaving(screen.enrolment.credential));
    if (isTold) await dropScreen(screen);
    else setUntold(true);
  };
  return (
    <Dialog
      title={t`Leave this monitor?`}
      size="sm"
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts at its least destructive answer (APG) */}
          <Button slot="close" autoFocus isDisabled={isPending}>{t`No, stay`}</Button>
          <Button
            tone="danger"
            isPending={isPending}
            isDisabled={!isConfirmed}
            onPress={() => start(leave)}
          >{t`Yes, leave`}</Button>
        </>
      }
    >
      <div className={css.leaving}>
        <p>{t`This screen shows no orders until somebody signs in and chooses a monitor.`}</p>
        {waiting > 0 && (
          <>
            <UnsentSteps kitchen={screen.kitchen} />
            <TextField label={t`Type “${word}” to leave all the same`} value={typed} onChange={setTyped} />
          </>
        )}
        {isUntold && (
          <Banner tone="warning">
            {t`The platform cannot be reached. If you leave now, revoke this screen in the back office later.`}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
