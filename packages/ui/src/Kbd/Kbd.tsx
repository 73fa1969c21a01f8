import * as css from './Kbd.css.ts';

export interface KbdProps {
  /** What is printed on the key, in the person's language. */
  children: string;
}

/** One key of the keyboard. Several keys are several Kbd. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
