import { type Permissions, stateIn } from '@comanda/api/permissions';
import { Card } from '@comanda/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { AreaMatrix } from './AreaMatrix.tsx';
import { GroupText } from './GroupText.tsx';
import { standingIn } from './roleDraft.ts';
import { SpecialList } from './SpecialList.tsx';
import { StateText } from './StateText.tsx';

/** Every permission there is, to be read: those of areas, and those of none. */
export function PermissionCards({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Areas`}>
        <AreaMatrix
          permissions={permissions}
          saved={permissions}
          ofGroup={({ group, verb }) => (
            <GroupText
              {...standingIn(
                permissions,
                group.rows.map(({ actions }) => actions),
                verb,
              )}
            />
          )}
        >
          {({ action }) => <StateText state={stateIn(permissions, action)} />}
        </AreaMatrix>
      </Card>
      <Card title={t`Special permissions`}>
        <SpecialList permissions={permissions} />
      </Card>
    </>
  );
}
