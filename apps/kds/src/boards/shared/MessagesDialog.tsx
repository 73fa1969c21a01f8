import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import type { Told } from '@comanda/ui/ConnectionHeader';
import { Dialog } from '@comanda/ui/Dialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import * as css from './board.css.ts';

export interface MessagesDialogProps {
  readonly told: readonly Told[];
  readonly onClose: () => void;
}

/** All that the head tells in a few words, whole. */
export function MessagesDialog({ told, onClose }: MessagesDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Messages`} isOpen isDismissable onOpenChange={onClose}>
      {told.length === 0 ? (
        <EmptyState icon={Check} headingLevel={3} title={t`Nothing more to tell`} />
      ) : (
        <div className={css.messages}>
          {told.map(({ id, tone, text, detail, action, onClose: onDismiss }) => (
            <Banner
              key={id}
              tone={tone}
              title={text}
              {...(onDismiss && { onDismiss })}
              actions={
                action && (
                  <Button size="lg" {...(action.icon && { iconStart: action.icon })} onPress={action.onPress}>
                    {action.label}
                  </Button>
                )
              }
            >
              {detail}
            </Banner>
          ))}
        </div>
      )}
    </Dialog>
  );
}
