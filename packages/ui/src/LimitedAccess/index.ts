export { LimitedAccess, type LimitedAccessProps } from './LimitedAccess.tsx';
export { PermissionList, type MissingPermission, type PermissionListProps } from './PermissionList.tsx';
