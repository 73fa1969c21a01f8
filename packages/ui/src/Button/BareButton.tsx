import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './Button.types.ts';
import { areLong } from './longWords.ts';

export interface BareButtonProps {
  readonly children?: ReactNode;
  readonly icon?: IconSource;
  /** Its name, where it shows an icon only. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

type Mark = 'data-focus-visible' | 'data-hovered' | 'data-pressed';
interface On {
  readonly currentTarget: Element;
}
const mark =
  (name: Mark, isOn: (event: PointerEvent | FocusEvent) => boolean) =>
  (event: (PointerEvent | FocusEvent) & On): void => {
    event.currentTarget.toggleAttribute(name, isOn(event));
  };
const never = (): boolean => false;
const isMouse = (event: PointerEvent | FocusEvent): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';
/** How it is touched is written on the element itself, as the styles of Button read it: nothing renders. */
const marks = {
  onPointerEnter: mark('data-hovered', isMouse),
  onPointerLeave: (event: PointerEvent & On): void => {
    event.currentTarget.removeAttribute('data-hovered');
    event.currentTarget.removeAttribute('data-pressed');
  },
  onPointerDown: mark('data-pressed', () => true),
  onPointerUp: mark('data-pressed', never),
  onPointerCancel: mark('data-pressed', never),
  onFocus: mark('data-focus-visible', ({ currentTarget }) => currentTarget.matches(':focus-visible')),
  onBlur: mark('data-focus-visible', never),
};

/**
 * A Button as the browser makes it, for pages that have to stand at once: it looks the same and spares them what Button
 * adds for pending work and for menus.
 */
export function BareButton({
  children,
  icon,
  label,
  variant = 'solid',
  size = 'md',
  isDisabled = false,
  onPress,
}: BareButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      className={css.button({
        tone: 'neutral',
        variant,
        ...(label === undefined ? { size } : { square: size }),
        isLong: areLong(children),
      })}
      onClick={onPress}
      {...marks}
    >
      <span className={css.content}>
        {icon && <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />}
        {children}
      </span>
    </button>
  );
}
