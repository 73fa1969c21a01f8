import { type ReactElement, type ReactNode, use, useEffect } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
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

/** Where a press leaves the focus behind, as on a kitchen's screen, focus alone would keep the words for ever. */
function ClosedByPress() {
  const state = use(TooltipTriggerStateContext);
  useEffect(() => {
    const close = (): void => state?.close(true);
    document.addEventListener('pointerdown', close, true);
    return () => document.removeEventListener('pointerdown', close, true);
  }, [state]);
  return null;
}

/** Words for a control that shows none. Appears on hover and focus, goes with Escape and a press anywhere. */
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
        <ClosedByPress />
      </AriaTooltip>
    </TooltipTrigger>
  );
}
