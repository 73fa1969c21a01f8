import { useParams, useRouter } from '@tanstack/react-router';
import { showHref } from './hrefs.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleState } from './RoleState.tsx';
import { useRoleName } from '../../app/useRoleName.ts';
import { useRoles } from './useRoles.ts';
import { useEnding, WriteFrame } from './WriteFrame.tsx';

/** `/system/privileges/roles/{code}/edit` */
export function EditRolePage() {
  const { code = '' } = useParams({ strict: false });
  const router = useRouter();
  const nameOf = useRoleName();
  const end = useEnding();
  const query = useRoles();
  const role = query.data?.find((one) => one.code === code && one.kind === 'NRM');
  if (!role) return <RoleState query={query} />;
  return (
    <WriteFrame title={nameOf(role)}>
      <RoleForm key={code} role={role} onSaved={end} onCancel={() => router.history.push(showHref(code))} />
    </WriteFrame>
  );
}
