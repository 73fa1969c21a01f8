import type { ReactNode } from 'react';
import type { DialogRenderProps } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { classNames } from '../styles/classNames.ts';
import * as css from './Dialog.css.ts';
import { DialogContent } from './DialogContent.tsx';

export interface DialogProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'
> {
  title: string;
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  /** The buttons at the foot, the next action last; one with `slot="close"` closes. Never one called "Close": that is the cross. */
  actions?: ReactNode;
  /** The same where a button must close only sometimes. */
  renderActions?: (options: DialogRenderProps) => ReactNode;
  size?: css.Size;
  /** `alertdialog` interrupts: it must be answered and has no cross. */
  role?: 'dialog' | 'alertdialog';
  /** Close by a press outside. Leave it off where something typed would be lost. */
  isDismissable?: boolean;
  UNSAFE_className?: string;
}

/** A task that must be finished or left before the page goes on. Use it under a DialogTrigger or with `isOpen`. */
export function Dialog({
  title,
  children,
  actions,
  renderActions,
  size = 'md',
  role = 'dialog',
  isDismissable = false,
  UNSAFE_className,
  ...rest
}: DialogProps) {
  return (
    <ModalOverlay {...rest} isDismissable={isDismissable} className={css.scrim}>
      <Modal data-surface="overlay" className={classNames(css.modal({ size }), UNSAFE_className)}>
        <DialogContent title={title} actions={actions} renderActions={renderActions} kind={role}>
          {children}
        </DialogContent>
      </Modal>
    </ModalOverlay>
  );
}
