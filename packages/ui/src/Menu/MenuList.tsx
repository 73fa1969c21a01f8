import type { ReactNode } from 'react';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import * as option from '../OptionList/option.css.ts';

export interface MenuListProps<T extends object> extends Pick<
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
  /** Shown when there are no items. */
  whenEmpty?: ReactNode;
}

/** The items of a menu, wherever it floats. */
export function MenuList<T extends object>({ label, whenEmpty, ...rest }: MenuListProps<T>) {
  return (
    <AriaMenu
      {...rest}
      className={option.list}
      {...(label !== undefined && { 'aria-label': label })}
      {...(whenEmpty !== undefined && {
        renderEmptyState: () => <div className={option.empty}>{whenEmpty}</div>,
      })}
    />
  );
}
