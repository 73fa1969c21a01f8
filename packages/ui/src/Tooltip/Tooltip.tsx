import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; never a control and never what the person must read to go on. */
  text: ReactNode;
  /** One focusable element: a Button, IconButton, Link or any react-aria trigger. */
  children: ReactElement;
  placement?: NonNullable<AriaTooltipProps['placement']>;
  /** Milliseconds of hover before it shows; keyboard focus shows it at once. */
  delay?: number;
  isDisabled?: boolean;
}

/** Words for a control that shows none. Appears on hover and focus, goes with Escape. */
export function Tooltip({
  text,
  children,
  placement = 'top',
  delay = 500,
  isDisabled = false,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip data-surface="inverse" className={css.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
