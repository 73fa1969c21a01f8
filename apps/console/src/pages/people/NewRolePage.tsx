import { Banner } from '@comanda/ui/Banner';
import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useActions } from '../../app/index.ts';
import { rolesHref } from './hrefs.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleState } from './RoleState.tsx';
import { copyOf, starting } from './starting.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { useRoles } from './useRoles.ts';
import { useEnding, WriteFrame } from './WriteFrame.tsx';

/** `/system/privileges/roles/new`: a role of the company, empty or as a copy of another. */
export function NewRolePage() {
  const { from } = useSearch({ strict: false });
  const { t } = useLingui();
  const router = useRouter();
  const nameOf = useRoleName();
  const own = useActions();
  const end = useEnding();
  const query = useRoles();
  const model = query.data?.find(({ code }) => code === from);
  if (from !== undefined && !model) return <RoleState query={query} />;
  const name = model ? nameOf(model) : '';
  const start = model ? copyOf(model, t`Copy of ${name}`, own) : starting;
  const isLess = model !== undefined && start.lacks > 0;
  return (
    <WriteFrame title={t`New role`}>
      {isLess && (
        <Banner tone="info">
          {t`What you may not do yourself was left out of the copy: nobody gives more than they have.`}
        </Banner>
      )}
      <RoleForm
        key={from}
        start={start.draft}
        from={from}
        onSaved={end}
        onCancel={() => router.history.push(rolesHref)}
      />
    </WriteFrame>
  );
}
