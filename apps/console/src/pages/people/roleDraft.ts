import type { Role } from '@comanda/api/calls';
import {
  type Permissions,
  type PermissionState,
  permissionStates,
  stateIn,
  type Verb,
  verbs,
} from '@comanda/api/permissions';

/** A role as it is being written. */
export interface RoleDraft {
  readonly name: string;
  readonly permissions: Permissions;
}
export interface PermissionChange {
  readonly action: string;
  readonly from: PermissionState;
  readonly to: PermissionState;
}

export const draftOf = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleDraft => ({
  name: name ?? '',
  permissions,
});

const isState = (value: unknown): value is PermissionState =>
  permissionStates.some((state) => state === value);
/** A role out of whatever carries one: a refusal, or what the browser kept. */
export const draftIn = ({ name, permissions }: Readonly<Record<string, unknown>> = {}): RoleDraft => ({
  name: typeof name === 'string' ? name : '',
  permissions: Object.fromEntries(
    Object.entries(Object(permissions)).flatMap(([action, state]) =>
      isState(state) ? [[action, state]] : [],
    ),
  ),
});

/** Puts actions into a state; NUL is what is not said. */
export const withStates = (
  permissions: Permissions,
  actions: readonly string[],
  state: PermissionState,
): Permissions => {
  const others = Object.entries(permissions).filter(([action]) => !actions.includes(action));
  return Object.fromEntries([
    ...others,
    ...(state === 'NUL' ? [] : actions.map((action) => [action, state] as const)),
  ]);
};

/** The actions of an area by their verbs: those that it has. */
export type AreaActions = Readonly<Partial<Record<Verb, string>>>;
export const actionsIn = (actions: AreaActions): readonly (readonly [Verb, string])[] =>
  verbs.flatMap((verb) => {
    const action = actions[verb];
    return action === undefined ? [] : [[verb, action] as const];
  });

/**
 * Ticks or clears an action of an area. Its pages show what is changed first, so that seeing comes with any other verb,
 * and the others go with it (docs/product.md §5.2.3). What the author may not give stays as it is.
 */
export const ticked = (
  permissions: Permissions,
  actions: AreaActions,
  action: string,
  mayGive: (action: string) => boolean,
): Permissions => {
  const isGranted = stateIn(permissions, action) === 'GRN';
  const besides = actionsIn(actions).filter(([verb, one]) =>
    isGranted
      ? action === actions.ACCESS && stateIn(permissions, one) === 'GRN'
      : verb === 'ACCESS' && stateIn(permissions, one) === 'NUL',
  );
  const concerned = [...besides.map(([, one]) => one).filter(mayGive), action];
  return withStates(permissions, concerned, isGranted ? 'NUL' : 'GRN');
};

/**
 * Ticks or clears a verb of several areas at once: all of them unless they have it already. Denials stay, and what the
 * author may not give.
 */
export const tickedAll = (
  permissions: Permissions,
  areas: readonly AreaActions[],
  verb: Verb,
  mayGive: (action: string) => boolean,
): Permissions => {
  const given = areas.flatMap((actions) => {
    const action = actions[verb];
    return action !== undefined && mayGive(action) ? [{ actions, action }] : [];
  });
  const from = given.every(({ action }) => stateIn(permissions, action) !== 'NUL') ? 'GRN' : 'NUL';
  return given
    .filter(({ action }) => stateIn(permissions, action) === from)
    .reduce((now, { actions, action }) => ticked(now, actions, action, mayGive), permissions);
};

/** How an action stands in several areas that have it. */
export const standingIn = (
  permissions: Permissions,
  areas: readonly AreaActions[],
  verb: Verb,
): { readonly all: number; readonly granted: number } => {
  const actions = areas.flatMap(({ [verb]: action }) => (action === undefined ? [] : [action]));
  return {
    all: actions.length,
    granted: actions.filter((action) => stateIn(permissions, action) === 'GRN').length,
  };
};

/** What differs between two versions of a role, in the order of the given actions. */
export const changesFrom = (
  before: Permissions,
  after: Permissions,
  actions: readonly string[],
): PermissionChange[] =>
  actions
    .map((action) => ({ action, from: stateIn(before, action), to: stateIn(after, action) }))
    .filter(({ from, to }) => from !== to);

/** My changes since `base`, made to what somebody else has stored meanwhile. */
export const rebased = (base: RoleDraft, mine: RoleDraft, theirs: RoleDraft): RoleDraft => {
  const actions = new Set([base, mine, theirs].flatMap(({ permissions }) => Object.keys(permissions)));
  const mended = changesFrom(base.permissions, mine.permissions, [...actions]).reduce(
    (permissions, { action, to }) => withStates(permissions, [action], to),
    theirs.permissions,
  );
  return { name: mine.name === base.name ? theirs.name : mine.name, permissions: mended };
};

export const isSame = (one: RoleDraft, other: RoleDraft): boolean => {
  const actions = [...Object.keys(one.permissions), ...Object.keys(other.permissions)];
  return (
    one.name.trim() === other.name.trim() &&
    changesFrom(one.permissions, other.permissions, actions).length === 0
  );
};
