import { classNames } from '../styles/classNames.ts';
import * as css from './Status.css.ts';

export type StatusTone = keyof typeof css.dot.classNames.variants.tone;

export interface StatusProps {
  /** `success` for what is active, `neutral` for what rests, `danger` for what is discarded or failed. */
  tone: StatusTone;
  /** The state in words. */
  text: string;
  UNSAFE_className?: string;
}

/** The state of a record: a dot and its word. */
export function Status({ tone, text, UNSAFE_className }: StatusProps) {
  return (
    <span className={classNames(css.status, tone === 'neutral' && css.quiet, UNSAFE_className)}>
      <span className={css.dot({ tone })} aria-hidden="true" />
      <bdi className={css.text}>{text}</bdi>
    </span>
  );
}
