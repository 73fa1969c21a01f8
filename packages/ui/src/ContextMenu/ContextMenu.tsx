import { useRef, useState, type ReactNode } from 'react';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { MenuList } from '../Menu/MenuList.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './ContextMenu.css.ts';
import { areaMark, useAsking, type Asked } from './useAsking.ts';

export interface ContextMenuProps {
  /** Names the menu by what it acts on: "Table 4". */
  label: string;
  /** MenuItem, MenuSection, MenuSeparator and SubmenuTrigger, as in a Menu. */
  actions: ReactNode;
  /** The `id` of the item that was chosen. */
  onAction?: (id: string) => void;
  /** The area. Keys ask from whatever has the focus in it. */
  children: ReactNode;
  /** The area takes the focus itself, named by `label`: for one that has nothing in it that does. */
  isTabStop?: boolean;
  /** The browser's own menu comes instead. */
  isDisabled?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  UNSAFE_className?: string;
}

/** A menu at the pointer, for an area. It is a shortcut: what it does has to be found elsewhere too. */
export function ContextMenu({
  label,
  actions,
  onAction,
  children,
  isTabStop = false,
  isDisabled = false,
  onOpenChange,
  UNSAFE_className,
}: ContextMenuProps) {
  const area = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const state = useMenuTriggerState(onOpenChange ? { onOpenChange } : {});
  const asking = useAsking((place) => {
    setAsked(place);
    state.open();
  });
  return (
    <>
      <div
        ref={area}
        className={classNames(css.area, UNSAFE_className)}
        {...(isTabStop && { tabIndex: 0, role: 'group', 'aria-label': label })}
        {...(!isDisabled && { ...areaMark, ...asking })}
      >
        {children}
      </div>
      <RootMenuTriggerStateContext value={state}>
        <Popover
          data-surface="overlay"
          aria-label={label}
          isOpen={state.isOpen}
          onOpenChange={(isOpen) => state.setOpen(isOpen)}
          triggerRef={area}
          getTargetRect={() => asked?.at}
          placement="bottom start"
          offset={asked?.byKeys === true ? 4 : 0}
          className={popover.popover({ width: 'content' })}
        >
          <MenuList
            label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
            autoFocus={asked?.byKeys === true ? 'first' : true}
            onClose={() => state.close()}
            {...(onAction && { onAction: (id) => onAction(String(id)) })}
          >
            {actions}
          </MenuList>
        </Popover>
      </RootMenuTriggerStateContext>
    </>
  );
}
