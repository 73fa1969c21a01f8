import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import * as popover from '../Popover/Popover.css.ts';
import { MenuList, type MenuListProps } from './MenuList.tsx';

export interface MenuProps<T extends object> extends MenuListProps<T> {
  placement?: NonNullable<PopoverProps['placement']>;
}

/**
 * Actions, or choices that take effect at once, that float at their trigger.
 * Give it or one of its sections a `selectionMode` to make the items checkable.
 */
export function Menu<T extends object>({ placement = 'bottom start', ...list }: MenuProps<T>) {
  return (
    <Popover
      data-surface="overlay"
      placement={placement}
      offset={4}
      className={popover.popover({ width: 'content' })}
    >
      <MenuList {...list} />
    </Popover>
  );
}
