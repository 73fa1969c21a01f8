import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { RotateCcw, Undo2 } from 'lucide-react';
import * as css from './board.css.ts';
import type { Hands } from './hands.ts';
import { recallOf, reopenOf } from './steps.ts';
import type { OnCard } from './useMonitor.ts';

export interface BackDialogProps extends OnCard {
  readonly labelOf: Hands['labelOf'];
  readonly onStep: Hands['take'];
  readonly onClose: () => void;
}

/** Asks why something that is through comes back: pressed by mistake, or to be made again. */
export function BackDialog({ card, line, labelOf, onStep, onClose }: BackDialogProps) {
  const { t } = useLingui();
  const tasks = (line ? [line] : card.lines).flatMap(({ own }) => own);
  const steps = [
    [reopenOf(tasks, card.rules), t`Bring it back: pressed by mistake`, Undo2],
    [recallOf(tasks), t`Make it again: its time starts anew`, RotateCcw],
  ] as const;
  const [[reopen]] = steps;
  const { number } = card.order.card;
  return (
    <Dialog
      title={reopen ? t`Bring back ${labelOf(card, reopen)}?` : t`Bring back order ${number}?`}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
    >
      <div className={css.leaving}>
        <p>{t`Every screen shows it again. This can be taken back like any other step.`}</p>
        {steps.map(
          ([step, label, icon]) =>
            step && (
              <Button
                key={step.kind}
                size="lg"
                isWide
                iconStart={icon}
                onPress={() => {
                  onStep(card, step);
                  onClose();
                }}
              >
                {label}
              </Button>
            ),
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts at its least destructive answer (APG) */}
        <Button size="lg" isWide slot="close" autoFocus>{t`Leave it`}</Button>
      </div>
    </Dialog>
  );
}
