import type { ReactNode } from 'react';
import { ErrorText } from '../Field/parts.ts';
import * as css from './FaultyValue.css.ts';

export interface FaultyValueProps {
  /** The value as it was given; nothing for one that is missing. */
  children?: ReactNode;
  /** What is wrong with it, in words. */
  reason: string;
}

/** A value that was not taken, with the reason at its place: in a cell of a table. */
export function FaultyValue({ children, reason }: FaultyValueProps) {
  return (
    <span className={css.faulty}>
      {children !== undefined && children !== '' && (
        <bdi className={css.value}>
          <mark className={css.mark}>{children}</mark>
        </bdi>
      )}
      <span className={css.reason}>
        <ErrorText>{reason}</ErrorText>
      </span>
    </span>
  );
}
