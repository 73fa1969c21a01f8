import { type Permissions, stateIn } from '@comanda/api/permissions';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { AreaMatrix } from './AreaMatrix.tsx';
import { GroupText } from './GroupText.tsx';
import { standingIn } from './roleDraft.ts';
import { SpecialList } from './SpecialList.tsx';
import { StateText } from './StateText.tsx';

/** Every permission there is, to be read: those of areas, and those of none. */
export function PermissionCards({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useLingui();
  // Where a verb stands beside its mark, one that is not granted is left out; in a column its place stays blank.
  const isNarrow = useIsNarrow();
  return (
    <>
      <Card title={t`Areas`}>
        <AreaMatrix
          permissions={permissions}
          saved={permissions}
          ofGroup={({ group, verb }) => {
            const areas = group.rows.map(({ actions }) => actions);
            const standing = standingIn(permissions, areas, verb);
            return !(isNarrow && standing.granted === 0) && <GroupText {...standing} />;
          }}
        >
          {({ action }) => {
            const state = stateIn(permissions, action);
            return !(isNarrow && state === 'NUL') && <StateText state={state} />;
          }}
        </AreaMatrix>
      </Card>
      <Card title={t`Special permissions`}>
        <SpecialList permissions={permissions} />
      </Card>
    </>
  );
}
