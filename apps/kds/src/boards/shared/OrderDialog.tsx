import type { MonitorSettings } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightLeft, ChevronsUp, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as css from './board.css.ts';
import type { Hands, May } from './hands.ts';
import { sectionName } from './labels.ts';
import { discardOf, heldOf, holdOf, rushOf, type Step, stepFor } from './steps.ts';
import type { OnCard } from './useMonitor.ts';

export interface OrderDialogProps extends OnCard {
  readonly settings: MonitorSettings;
  readonly may: May;
  readonly labelOf: Hands['labelOf'];
  readonly onStep: Hands['take'];
  readonly onClose: () => void;
}

/** All of it, where that is more than the part that is offered already. */
const moreOf = (whole: Step | undefined, part: Step | undefined): Step | undefined =>
  whole && whole.tasks.length > (part?.tasks.length ?? 0) ? whole : undefined;

/** Sections that these dishes may be handed to: somebody sees them there, and none of their lines is made there already. */
const targetsOf = (
  { tasks }: Step,
  card: OnCard['card'],
  { sections }: MonitorSettings,
): readonly string[] => {
  const lines = card.lines.filter(({ own }) => own.some(({ id }) => tasks.some((task) => task.id === id)));
  const taken = new Set(
    lines.flatMap(({ own, foreign }) => [...own, ...foreign].map(({ section }) => section)),
  );
  return sections.filter(({ id, isShown }) => isShown === true && !taken.has(id)).map(({ id }) => id);
};

/** What a dish, or all of an order, can come to beside its next step: it goes first, is held back, begun, handed on or given up. */
export function OrderDialog({ card, line, may, settings, labelOf, onStep, onClose }: OrderDialogProps) {
  const { t, i18n } = useLingui();
  const [sending, setSending] = useState<Step>();
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
  const rush = may.rush && !card.isDish ? rushOf(all) : undefined;
  const on = may.transfer ? discardOf(own.length > 0 ? own : all) : undefined;
  const sends = on && targetsOf(on, card, settings).length > 0 ? stepFor('TRANSFER', on.tasks) : undefined;
  const choices = [
    [
      rush,
      rush?.kind === 'UNRUSH' ? t`No longer before all others` : t`Make this order before all others`,
      ChevronsUp,
      'neutral',
    ],
    [held, t`Begin this dish now`, Play, 'neutral'],
    [moreOf(heldAll, held), t`Begin everything that is held back`, Play, 'neutral'],
    [hold, t`Hold this dish back`, Pause, 'neutral'],
    [moreOf(holdAll, hold), t`Hold back everything that is not begun`, Pause, 'neutral'],
    [dish, t`Give this dish up`, Trash2, 'danger'],
    [moreOf(everything, dish), t`Give up everything that is not cooked`, Trash2, 'danger'],
  ] as const;
  const isWaiting = held ?? hold ?? heldAll ?? holdAll;
  const isOnlyDiscard = !isWaiting && !rush && !sends;
  const named = dish ?? (card.isDish ? everything : undefined);
  const about = named ? labelOf(card, named) : t`order ${number}`;
  if (sending)
    return (
      <Dialog
        title={t`Who makes ${labelOf(card, sending)}?`}
        role="alertdialog"
        isOpen
        onOpenChange={onClose}
      >
        <div className={css.leaving}>
          <p>{t`It leaves this section and begins there anew; its age goes on. It can be taken back for 15 minutes.`}</p>
          {targetsOf(sending, card, settings).map((section) => (
            <Button
              key={section}
              size="lg"
              isWide
              onPress={() => {
                onStep(card, { ...sending, section });
                onClose();
              }}
            >
              {sectionName(section, settings, i18n.locale)}
            </Button>
          ))}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts at its least destructive answer (APG) */}
          <Button size="lg" isWide slot="close" autoFocus>{t`Leave it`}</Button>
        </div>
      </Dialog>
    );
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
        {isWaiting && <p>{t`What is held back waits until somebody begins it; its age counts from then.`}</p>}
        {sends && (
          <Button size="lg" isWide iconStart={ArrowRightLeft} onPress={() => setSending(sends)}>
            {own.length > 0
              ? t`Send this dish to another section`
              : t`Send what is not cooked to another section`}
          </Button>
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
