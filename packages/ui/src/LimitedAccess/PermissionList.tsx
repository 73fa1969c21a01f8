import * as css from './LimitedAccess.css.ts';

/** An action that a person does not hold. */
export interface MissingPermission {
  /** Its name on the wire, for the one who grants it. */
  readonly action: string;
  /** What it lets a person do, as they would say it. */
  readonly label: string;
}
export interface PermissionListProps {
  readonly permissions: readonly MissingPermission[];
}

/** Permissions in words, each with the name that its granter looks for. */
export function PermissionList({ permissions }: PermissionListProps) {
  return (
    <ul className={css.list}>
      {permissions.map(({ action, label }) => (
        <li key={action} className={css.permission}>
          <span>{label}</span>
          <code className={css.action} dir="ltr">
            {action}
          </code>
        </li>
      ))}
    </ul>
  );
}
