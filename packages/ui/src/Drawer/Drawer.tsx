import type { ReactNode } from 'react';
import type { DialogRenderProps } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import { classNames } from '../styles/classNames.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'
> {
  title: string;
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  /** The buttons at the foot, the next action last; one with `slot="close"` closes. */
  actions?: ReactNode;
  /** The same where a button must close only sometimes. */
  renderActions?: (options: DialogRenderProps) => ReactNode;
  size?: css.Size;
  /** Close by a press beside it. Leave it off where something typed would be lost. */
  isDismissable?: boolean;
  UNSAFE_className?: string;
}

/** A panel at the end side for detail that belongs to the page behind it. Use it under a DialogTrigger or with `isOpen`. */
export function Drawer({
  title,
  children,
  actions,
  renderActions,
  size = 'md',
  isDismissable = true,
  UNSAFE_className,
  ...rest
}: DrawerProps) {
  return (
    <ModalOverlay {...rest} isDismissable={isDismissable} className={classNames(dialog.scrim, css.scrim)}>
      <Modal data-surface="overlay" className={classNames(css.panel({ size }), UNSAFE_className)}>
        <DialogContent title={title} actions={actions} renderActions={renderActions} kind="dialog">
          {children}
        </DialogContent>
      </Modal>
    </ModalOverlay>
  );
}
