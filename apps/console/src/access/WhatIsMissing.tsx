import { LimitedAccess } from '@comanda/ui/LimitedAccess';
import { useActionName } from './useActionName.ts';
import { useWhom } from './useWhom.ts';

/** @param props.missing actions of the selected company */
export function WhatIsMissing({ missing }: { readonly missing: readonly string[] }) {
  const nameOf = useActionName();
  const whom = useWhom('company');
  return (
    <LimitedAccess permissions={missing.map((action) => ({ action, label: nameOf(action) }))} whom={whom} />
  );
}
