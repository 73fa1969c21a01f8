/** Granted, not granted, denied (docs/product.md §5.1.2). */
export const permissionStates = ['GRN', 'NUL', 'DEN'] as const;
export type PermissionState = (typeof permissionStates)[number];

/** What one role says of actions; one that it does not name is NUL. */
export type Permissions = Readonly<Record<string, PermissionState>>;

export const stateIn = (permissions: Permissions, action: string): PermissionState =>
  permissions[action] ?? 'NUL';
export const grantedIn = (permissions: Permissions): string[] =>
  Object.keys(permissions).filter((action) => permissions[action] === 'GRN');

/**
 * What all roles that reach a person in one business let them do there: whatever one of them grants and none of them
 * denies (docs/product.md §5.1.2). The order in which they come does not matter.
 */
export const fold = (reaching: readonly Permissions[]): ReadonlySet<string> => {
  const held = new Set(reaching.flatMap(grantedIn));
  for (const permissions of reaching)
    for (const [action, state] of Object.entries(permissions)) if (state === 'DEN') held.delete(action);
  return held;
};
