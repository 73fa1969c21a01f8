import type { ExtraInfo } from '@comanda/api/errors';
import type { Permissions } from '@comanda/api/permissions';
import { stateIn } from '@comanda/api/permissions';
import { withStates } from './roleDraft.ts';

/** A fault at one action of a role. */
export interface RefusedAction {
  readonly action: string;
  readonly fault: ExtraInfo;
}
const place = 'permissions.';

/** Those of a role's faults that stand at an action. */
export const refusedActions = (faults: readonly ExtraInfo[]): readonly RefusedAction[] =>
  faults.flatMap((fault) =>
    fault.field?.startsWith(place) ? [{ action: fault.field.slice(place.length), fault }] : [],
  );

/** The same role with what it said of these actions before. */
export const putBack = (
  permissions: Permissions,
  saved: Permissions,
  refused: readonly RefusedAction[],
): Permissions =>
  refused.reduce((said, { action }) => withStates(said, [action], stateIn(saved, action)), permissions);
