import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './CommandPalette.css.ts';
import { PaletteBody } from './PaletteBody.tsx';
import type { PaletteGroup } from './types.ts';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Names the window and its box, and stands in the empty box. */
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What is found for the words, the best group first. */
  readonly groups: readonly PaletteGroup[];
  /** The app closes the palette where what was chosen ends it. */
  readonly onChoose: (id: string) => void;
  /** In place of groups where nothing is found. */
  readonly whenEmpty: ReactNode;
}

/** One box and one list for all that a person can go to, find, make and do. */
export function CommandPalette({ isOpen, onOpenChange, ...body }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.scrim}>
      <Modal data-surface="overlay" className={css.panel}>
        <Dialog aria-label={body.label} className={css.dialog}>
          {({ close }) => <PaletteBody {...body} onClose={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
