import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import * as css from './ConfirmDialog.css.ts';

export interface ConcernedItem {
  id: string;
  label: string;
  /** At the end of the line: a code, a count. */
  detail?: string;
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The question, with the thing's name: "Delete the tax IVA21?" */
  title: string;
  /** What will happen, and whether it can be taken back. */
  children?: ReactNode;
  /** What is concerned; scrolls from 350 px on. */
  items?: ReadonlyArray<ConcernedItem>;
  /** The verb of the title: "Delete". Never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'accent' | 'danger';
  /** The dialog waits for a promise and closes, unless the answer is false. */
  onConfirm: () => void | boolean | Promise<void | boolean>;
}

/** Asks before something that cannot be taken back with one press. What can be undone needs no question. */
export function ConfirmDialog({
  title,
  children,
  items = [],
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  ...rest
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const confirm = async (close: () => void) => {
    const answer = onConfirm();
    if (answer instanceof Promise) setPending(true);
    try {
      if ((await answer) !== false) close();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      {...rest}
      title={title}
      size="sm"
      role="alertdialog"
      renderActions={({ close }) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts at its least destructive answer (APG) */}
          <Button onPress={close} isDisabled={isPending} autoFocus={tone === 'danger'}>
            {cancelLabel ?? t`Cancel`}
          </Button>
          <Button
            tone={tone}
            isPending={isPending}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter gives the expected answer where nothing is destroyed
            autoFocus={tone !== 'danger'}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className={css.message}>{children}</div>
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <ul className={css.list} tabIndex={0} aria-label={t`What this concerns`}>
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              <span>{item.label}</span>
              {item.detail !== undefined && <span className={css.detail}>{item.detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
