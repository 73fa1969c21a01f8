import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Trash2 } from 'lucide-react';
import * as css from './board.css.ts';
import type { Hands, May } from './hands.ts';
import { discardOf, heldOf, holdOf, type Step } from './steps.ts';
import type { OnCard } from './useMonitor.ts';

export interface OrderDialogProps extends OnCard {
  readonly may: May;
  readonly labelOf: Hands['labelOf'];
  readonly onStep: Hands['take'];
  readonly onClose: () => void;
}

/** All of it, where that is more than the part that is offered already. */
const moreOf = (whole: Step | undefined, part: Step | undefined): Step | undefined =>
  whole && whole.tasks.length > (part?.tasks.length ?? 0) ? whole : undefined;

/** What a dish, or all of an order, can come to beside its next step: it is held back, begun, or given up. */
export function OrderDialog({ card, line, may, labelOf, onStep, onClose }: OrderDialogProps) {
  const { t } = useLingui();
  const own = line?.own ?? [];
  const all = card.lines.flatMap((one) => one.own);
  const { number } = card.order.card;
  const isDiscard = may.discard && discardOf(line ? own : all) !== undefined;
  const held = heldOf(own);
  const hold = may.hold ? holdOf(own) : undefined;
  const heldAll = heldOf(all);
  const holdAll = may.hold ? holdOf(all) : undefined;
  const dish = may.discard ? discardOf(own) : undefined;
  const everything = may.discard ? discardOf(all) : undefined;
  const choices = [
    [held, t`Begin this dish now`, Play, 'neutral'],
    [moreOf(heldAll, held), t`Begin everything that is held back`, Play, 'neutral'],
    [hold, t`Hold this dish back`, Pause, 'neutral'],
    [moreOf(holdAll, hold), t`Hold back everything that is not begun`, Pause, 'neutral'],
    [dish, t`Give this dish up`, Trash2, 'danger'],
    [moreOf(everything, dish), t`Give up everything that is not cooked`, Trash2, 'danger'],
  ] as const;
  const isOnlyDiscard = !held && !hold && !heldAll && !holdAll;
  const named = dish ?? (card.isDish ? everything : undefined);
  const about = named ? labelOf(card, named) : t`order ${number}`;
  return (
    <Dialog
      title={isOnlyDiscard ? t`Give up ${about}?` : t`What about ${about}?`}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
    >
      <div className={css.leaving}>
        {isDiscard && (
          <p>{t`Nobody cooks what is given up; every screen shows it struck out. It can be taken back for 15 minutes.`}</p>
        )}
        {!isOnlyDiscard && (
          <p>{t`What is held back waits until somebody begins it; its age counts from then.`}</p>
        )}
        {choices.map(
          ([step, label, icon, tone]) =>
            step && (
              <Button
                key={label}
                size="lg"
                tone={tone}
                {...(tone === 'danger' && step !== dish && dish && { variant: 'soft' as const })}
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
