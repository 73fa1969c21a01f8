import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';
import { PlainIconButton, type PlainIconButtonProps } from './PlainIconButton.tsx';

export interface IconButtonProps extends PlainIconButtonProps {
  /** Where the tooltip with the name stands; `none` when the words are already on the screen. */
  tooltip?: NonNullable<TooltipProps['placement']> | 'none';
}

/** A square button that shows a picture only; its name appears as a tooltip on hover and focus. */
export function IconButton({ tooltip = 'top', ...rest }: IconButtonProps) {
  const button = <PlainIconButton {...rest} />;
  return tooltip === 'none' ? (
    button
  ) : (
    <Tooltip text={rest.label} placement={tooltip}>
      {button}
    </Tooltip>
  );
}
