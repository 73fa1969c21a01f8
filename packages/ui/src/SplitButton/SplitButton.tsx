import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { Menu, MenuTrigger, type MenuProps } from '../Menu/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './SplitButton.css.ts';

export interface SplitButtonProps
  extends
    Pick<
      ButtonProps,
      'onPress' | 'tone' | 'variant' | 'size' | 'iconStart' | 'isPending' | 'isDisabled' | 'type' | 'form'
    >,
    Pick<MenuProps<object>, 'placement'> {
  /** The action that is usually wanted. */
  children: string;
  /** Names the button of the menu: what is in it, as in "More ways to publish". */
  menuLabel: string;
  /** MenuItem, MenuSection and MenuSeparator: nearby variants of the action, not the action again. */
  actions: ReactNode;
  /** The `id` of the item that was chosen. */
  onAction?: (id: string) => void;
  /** An action of the menu runs. */
  isMenuPending?: boolean;
  /** The menu cannot be opened; `isDisabled` is the action's alone. */
  isMenuDisabled?: boolean;
  UNSAFE_className?: string;
}

/** One usual action, and joined to it a menu of its variants. Each part has its name, its state and its place in the tab order. */
export function SplitButton({
  children,
  menuLabel,
  actions,
  onAction,
  placement = 'bottom end',
  tone = 'neutral',
  variant = 'solid',
  size = 'md',
  isMenuPending = false,
  isMenuDisabled = false,
  UNSAFE_className,
  ...action
}: SplitButtonProps) {
  const id = useId();
  const look = { tone, variant, size };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-labelledby={id}
      className={classNames(css.split({ tone, variant }), UNSAFE_className)}
    >
      <Button {...action} {...look} id={id} UNSAFE_className={css.first}>
        {children}
      </Button>
      <MenuTrigger>
        <PlainIconButton
          {...look}
          icon={ChevronDown}
          label={menuLabel}
          isPending={isMenuPending}
          isDisabled={isMenuDisabled}
          UNSAFE_className={css.last}
        />
        <Menu placement={placement} {...(onAction && { onAction: (id) => onAction(String(id)) })}>
          {actions}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
