import { useMemo } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { MenuItem } from '../Menu/index.ts';
import * as option from '../OptionList/option.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import type { RowAction } from './types.ts';

export interface RowMenuProps {
  /** The button that asked. */
  readonly anchor: HTMLElement;
  /** Names the menu. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/** One menu for all rows, and for the order of cards: a menu in each would make a long table slow. */
export function RowMenu({ anchor, label, actions, onClose }: RowMenuProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      aria-label={label}
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      offset={4}
      className={popover.popover({ width: 'content' })}
    >
      <Menu
        className={option.list}
        aria-label={label}
        onClose={onClose}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes focus (APG menu button)
        autoFocus="first"
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            tone={action.tone ?? 'neutral'}
            isDisabled={action.isDisabled ?? false}
            {...(action.href !== undefined && { href: action.href })}
            {...(action.onAction && { onAction: action.onAction })}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
