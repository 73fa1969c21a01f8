import type { ReactNode } from 'react';
import { Dialog, type DialogRenderProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { ScrollArea } from '../ScrollArea/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Popover.css.ts';

export type PopoverWidth = keyof typeof css.popover.classNames.variants.width;

interface PopoverBaseProps extends Pick<
  AriaPopoverProps,
  | 'isOpen'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'placement'
  | 'offset'
  | 'triggerRef'
  | 'isNonModal'
  | 'shouldFlip'
> {
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  /** Of the dialog inside, for a trigger that stands elsewhere. */
  id?: string;
  width?: PopoverWidth;
  padding?: css.Padding;
  UNSAFE_className?: string;
}

/** A popover is named by a title that is seen or by a label that is not. */
export type PopoverProps = PopoverBaseProps &
  ({ title: string; label?: never } | { label: string; title?: never });

/** Content that floats at its trigger and closes by Escape or a press outside; the page behind stays in view. */
export function Popover({
  children,
  id,
  title,
  label,
  width = 'content',
  padding = 'md',
  placement = 'bottom start',
  offset = 4,
  UNSAFE_className,
  ...rest
}: PopoverProps) {
  return (
    <AriaPopover
      {...rest}
      data-surface="overlay"
      placement={placement}
      offset={offset}
      className={classNames(css.popover({ width }), UNSAFE_className)}
    >
      <Dialog
        className={css.dialog}
        {...(id !== undefined && { id })}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {(options) => (
          <ScrollArea className={css.body({ padding })}>
            {title !== undefined && (
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(options) : children}
          </ScrollArea>
        )}
      </Dialog>
    </AriaPopover>
  );
}
