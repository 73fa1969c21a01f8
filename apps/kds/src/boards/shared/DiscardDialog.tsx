import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { BoardCard, CardLine } from './card.ts';
import { discardOf, type Step } from './steps.ts';
import * as css from './board.css.ts';

export interface DiscardDialogProps {
  readonly card: BoardCard;
  /** The dish; without it the whole order. */
  readonly line: CardLine | undefined;
  /** What a step of it is called. */
  readonly labelOf: (step: Step) => string;
  readonly onDiscard: (step: Step) => void;
  readonly onClose: () => void;
}

/** Asks whether a dish, or all of an order that is not cooked yet, shall be given up. It can be taken back. */
export function DiscardDialog({ card, line, labelOf, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useLingui();
  const dish = line && discardOf(line.own);
  const all = discardOf(card.lines.flatMap(({ own }) => own));
  const discard = (step: Step): void => {
    onDiscard(step);
    onClose();
  };
  const { number } = card.order.card;
  const named = dish ?? (card.isDish ? all : undefined);
  return (
    <Dialog
      title={named ? t`Give up ${labelOf(named)}?` : t`Give up order ${number}?`}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
    >
      <div className={css.leaving}>
        <p>{t`Nobody cooks it then; every screen shows it struck out. It can be taken back for 15 minutes.`}</p>
        {dish && (
          <Button size="lg" tone="danger" isWide iconStart={Trash2} onPress={() => discard(dish)}>
            {t`Give this dish up`}
          </Button>
        )}
        {all && all.tasks.length > (dish?.tasks.length ?? 0) && (
          <Button
            size="lg"
            tone="danger"
            variant={dish ? 'soft' : 'solid'}
            isWide
            iconStart={Trash2}
            onPress={() => discard(all)}
          >
            {t`Give up everything that is not cooked`}
          </Button>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts at its least destructive answer (APG) */}
        <Button size="lg" isWide slot="close" autoFocus>{t`Keep it`}</Button>
      </div>
    </Dialog>
  );
}
