import { companyActions, type Permissions, stateIn } from '@comanda/api/permissions';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import * as css from './people.css.ts';
import { StateText } from './StateText.tsx';

/** Permissions that belong to no area, to be read. */
export function SpecialList({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useLingui();
  const nameOf = useActionName();
  return (
    <Rows label={t`Special permissions`}>
      {companyActions.map((action) => (
        <Row key={action}>
          <div className={css.grows}>
            <Text>{nameOf(action)}</Text>
          </div>
          <StateText state={stateIn(permissions, action)} />
        </Row>
      ))}
    </Rows>
  );
}
