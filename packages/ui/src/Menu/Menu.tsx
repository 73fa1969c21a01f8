import type { ReactNode } from 'react';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import * as option from '../OptionList/option.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import { classNames } from '../styles/classNames.ts';

export interface MenuProps<T extends object> extends Pick<
  AriaMenuProps<T>,
  | 'items'
  | 'children'
  | 'onAction'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disallowEmptySelection'
  | 'disabledKeys'
  | 'shouldCloseOnSelect'
  | 'autoFocus'
  | 'onClose'
  | 'dependencies'
> {
  /** The menu's name, where the trigger does not already say it. */
  label?: string;
  placement?: NonNullable<PopoverProps['placement']>;
  /** Shown when there are no items. */
  whenEmpty?: ReactNode;
}

/**
 * Actions, or choices that take effect at once, that float at their trigger.
 * Give it or one of its sections a `selectionMode` to make the items checkable.
 */
export function Menu<T extends object>({
  label,
  placement = 'bottom start',
  whenEmpty,
  ...rest
}: MenuProps<T>) {
  return (
    <Popover
      data-surface="overlay"
      placement={placement}
      offset={4}
      className={classNames(popover.popover, popover.width.content)}
    >
      <AriaMenu
        {...rest}
        className={option.list}
        {...(label !== undefined && { 'aria-label': label })}
        {...(whenEmpty !== undefined && {
          renderEmptyState: () => <div className={option.empty}>{whenEmpty}</div>,
        })}
      />
    </Popover>
  );
}
