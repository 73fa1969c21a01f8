import type { Business } from '@comanda/api/calls';
import { LimitedAccess } from '@comanda/ui/LimitedAccess';
import { useActionName } from './useActionName.ts';
import { useWhom } from './useWhom.ts';

export interface WhatIsMissingProps {
  readonly missing: readonly string[];
  /** Where; in the selected company where none is named. */
  readonly business?: Business | undefined;
}

export function WhatIsMissing({ missing, business }: WhatIsMissingProps) {
  const nameOf = useActionName();
  const whom = useWhom('company', business);
  return (
    <LimitedAccess permissions={missing.map((action) => ({ action, label: nameOf(action) }))} whom={whom} />
  );
}
