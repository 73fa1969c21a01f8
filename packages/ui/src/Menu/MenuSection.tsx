import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Collection,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import * as css from '../OptionList/option.css.ts';

interface MenuSectionBaseProps<T extends object> extends Pick<
  AriaMenuSectionProps<T>,
  | 'id'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disallowEmptySelection'
  | 'shouldCloseOnSelect'
> {
  /** Items of data, with a function as child, or items written out. */
  items?: Iterable<T>;
  children: ReactNode | ((item: T) => ReactNode);
}

export type MenuSectionProps<T extends object> = MenuSectionBaseProps<T> &
  ({ title: string; label?: never } | { label: string; title?: never });

/** Items that belong together, named by a heading that is seen or a label that is not; may be checkable by itself. */
export function MenuSection<T extends object>({
  title,
  label,
  items,
  children,
  ...rest
}: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...rest} className={css.section} {...(label !== undefined && { 'aria-label': label })}>
      {title !== undefined && <Header className={css.sectionTitle}>{title}</Header>}
      {items !== undefined && typeof children === 'function' ? (
        <Collection items={items}>{children}</Collection>
      ) : (
        typeof children !== 'function' && children
      )}
    </AriaMenuSection>
  );
}

/** A line between items that need no heading. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
