import type { Business } from '@comanda/api/calls';
import { useActions } from '../app/permissions.ts';
import { lazyPart } from '../lazyPart.ts';

export interface LimitsProps {
  /** What the controls of this page take, whether they are shown or not. */
  readonly actions: readonly string[];
  /** The business that the page is about; the selected company where none is named. */
  readonly business?: Business | undefined;
}

const WhatIsMissing = lazyPart(async () => (await import('./WhatIsMissing.tsx')).WhatIsMissing, 'access');

/**
 * Answers "why can't I?" for every control of a page that the person may not use (docs/product.md §5.4): nothing where
 * they may do all of it. Its code and texts come to those only who lack something.
 */
export function Limits({ actions, business }: LimitsProps) {
  const held = useActions(business);
  const missing = actions.filter((action) => !held.has(action));
  return missing.length > 0 && <WhatIsMissing.Later missing={missing} business={business} />;
}
