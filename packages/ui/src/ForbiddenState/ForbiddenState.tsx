import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../Notice/index.ts';

export interface ForbiddenStateProps {
  title?: string;
  /** Which action is missing, for which business, and who can grant it. `docs/product.md §5.4`. */
  description: ReactNode;
  /** A way on: home, another business. */
  action?: ReactNode;
  /** The action's name, for the one who grants it. */
  reference?: string;
  headingLevel?: 1 | 2 | 3;
}

/** Stands where the person may not look, and says whom to ask. */
export function ForbiddenState({ title, ...rest }: ForbiddenStateProps) {
  const { t } = useLingui();
  return (
    <Notice {...rest} sign={{ drawing: 'noAccess' }} title={title ?? t`You do not have access to this`} />
  );
}
