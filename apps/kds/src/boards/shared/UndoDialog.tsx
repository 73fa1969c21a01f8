import type { UndoBar } from '@comanda/machines/kitchen/undo';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Text } from '@comanda/ui/Text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import * as css from './board.css.ts';
import { timeOfDay } from './labels.ts';
import type { PanelProps } from './panels.ts';
import { useReadable } from './useReadable.ts';

const barred: Readonly<Record<UndoBar, MessageDescriptor>> = {
  moved: msg`It has been moved since`,
  late: msg`More than 15 minutes ago`,
};

/** The last ten steps of this screen: those that can be taken back, and why the others cannot. */
export function UndoDialog({ screen: { kitchen }, onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { undo, settings } = useReadable(kitchen.state);
  return (
    <Dialog title={t`Last ten steps`} isOpen isDismissable onOpenChange={onClose}>
      {undo.length === 0 ? (
        <EmptyState
          icon={Undo2}
          headingLevel={3}
          title={t`Nothing to take back`}
          description={t`What is started, finished or given up on this screen stands here.`}
        />
      ) : (
        <ul role="list" className={css.steps}>
          {undo.toReversed().map(({ opId, label, at, bar }) => (
            <li key={opId} className={css.step}>
              <span className={css.stepText}>
                <Text as="bdi" wrap="anywhere">
                  {label}
                </Text>
                <Text tone="muted">{bar ? i18n._(barred[bar]) : timeOfDay(at, settings, i18n)}</Text>
              </span>
              <Button
                size="lg"
                iconStart={Undo2}
                isDisabled={bar !== undefined}
                aria-label={t`Take back: ${label}`}
                onPress={() => {
                  kitchen.takeBack(opId);
                  onClose();
                }}
              >{t`Take back`}</Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
