import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './AppShell.css.ts';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly menuId: string;
  readonly children: ReactNode;
}

/** The side menu of a narrow window, over the page. */
export function MenuDrawer({ isOpen, onOpenChange, menuId, children }: MenuDrawerProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.scrim}>
      <Modal className={css.drawer} data-surface="nav">
        <Dialog aria-label={t`Menu`} className={css.drawerBody}>
          <div id={menuId}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
