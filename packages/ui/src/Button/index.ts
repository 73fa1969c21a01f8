export { BareButton, type BareButtonProps } from './BareButton.tsx';
export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonTone, ButtonVariant } from './Button.types.ts';
