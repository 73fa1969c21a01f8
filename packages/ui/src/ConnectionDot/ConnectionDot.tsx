import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as css from './ConnectionDot.css.ts';

/** State of the live connection: docs/product.md §11. */
export type ConnectionState = 'on' | 'connecting' | 'off';

export interface ConnectionDotProps {
  readonly state: ConnectionState;
  /** What the dot sits on: the person's avatar. */
  readonly children: ReactNode;
}

/** The live connection as a dot on the avatar. Shape and text say it too, never colour alone. */
export function ConnectionDot({ state, children }: ConnectionDotProps) {
  const { t } = useLingui();
  const words: Record<ConnectionState, string> = {
    on: t`Live: changes arrive at once`,
    connecting: t`Connecting…`,
    off: t`Offline: changes arrive when the connection is back`,
  };
  return (
    <span className={css.holder} title={words[state]}>
      {children}
      <span className={css.dot({ state })} />
      <VisuallyHidden elementType="span">{words[state]}</VisuallyHidden>
    </span>
  );
}
