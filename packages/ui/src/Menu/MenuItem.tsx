import { Check, ChevronRight } from 'lucide-react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from '../OptionList/option.css.ts';
import { classNames } from '../styles/classNames.ts';

export interface MenuItemProps extends Pick<
  AriaMenuItemProps,
  | 'id'
  | 'onAction'
  | 'isDisabled'
  | 'href'
  | 'target'
  | 'rel'
  | 'shouldCloseOnSelect'
  | 'aria-label'
  | 'routerOptions'
> {
  children: string;
  icon?: IconSource;
  description?: string;
  /** The keys that do the same, as the person would press them. */
  shortcut?: string;
  /** `danger` only for what destroys. */
  tone?: 'neutral' | 'danger';
}

/** One action, link or checkable choice of a Menu. */
export function MenuItem({
  children,
  icon,
  description,
  shortcut,
  tone = 'neutral',
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={classNames(css.option, tone === 'danger' && css.danger)}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={css.mark}>{isSelected && <Icon icon={Check} />}</span>
          )}
          {icon && <Icon icon={icon} />}
          <span className={css.words}>
            <span>{children}</span>
            {description !== undefined && <span className={css.description}>{description}</span>}
          </span>
          {shortcut !== undefined && <kbd className={css.end}>{shortcut}</kbd>}
          {hasSubmenu && <Icon icon={ChevronRight} />}
        </>
      )}
    </AriaMenuItem>
  );
}
