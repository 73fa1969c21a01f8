import { useLayoutEffect, useRef } from 'react';
import { Loading, Skeleton } from '../Skeleton/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PaletteHead } from './PaletteHead.tsx';

export interface PaletteWaitingProps extends Pick<CommandPaletteProps, 'label' | 'query' | 'onQueryChange'> {
  readonly onClose: () => void;
}

/**
 * Stands where the palette will stand while its code is on the way, and takes the words; a window of the browser's own,
 * because it has to weigh nothing. Begin the palette with its words in place of it.
 */
export function PaletteWaiting({ onClose, ...head }: PaletteWaitingProps) {
  const place = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    // Gives the focus back to where it was, which the palette does in its turn.
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys have Escape and the button
    <dialog
      ref={place}
      aria-label={head.label}
      className={classNames(css.scrim, css.native)}
      onCancel={onClose}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div data-surface="overlay" className={css.panel}>
        <div className={css.dialog}>
          <PaletteHead {...head} onClose={onClose} />
          <div className={css.results}>
            <Loading>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Loading>
          </div>
        </div>
      </div>
    </dialog>
  );
}
