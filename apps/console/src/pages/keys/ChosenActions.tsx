import { companyActions, neverKeyed, type Permissions } from '@comanda/api/permissions';
import { AreaFields, SpecialFields } from '../people/PermissionFields.tsx';
import * as css from './keys.css.ts';

export interface ChosenActionsProps {
  readonly permissions: Permissions;
  /** What the person may give. */
  readonly mayGive: readonly string[];
  readonly onChange: (permissions: Permissions) => void;
}

const offered = companyActions.filter((action) => !neverKeyed.includes(action));

/** What a key opens, one permission after the other. */
export function ChosenActions({ permissions, mayGive, onChange }: ChosenActionsProps) {
  const fields = {
    permissions,
    // Nothing is stored yet that a change would differ from.
    saved: permissions,
    onChange,
    mayGive: (action: string) => mayGive.includes(action),
    grantsOnly: true,
  };
  return (
    <div className={css.stack}>
      <AreaFields {...fields} />
      <SpecialFields {...fields} actions={offered} />
    </div>
  );
}
