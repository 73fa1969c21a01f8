import { type RoleChange, roleCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import { useActionName } from '../../access/useActionName.ts';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { Moment } from '../../app/Moment.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './people.css.ts';
import { useStateName } from './StateText.tsx';
import { useRoleName } from '../../app/useRoleName.ts';

/** Who changed what people may do, newest first (docs/product.md §5.6.6). */
export function RoleHistory() {
  const { t } = useLingui();
  const query = useCallQuery(roleCalls.history, { params: { companyId: useCompany().id } }, { staleTime: 0 });
  const { data } = query;
  return (
    <Card
      title={t`History`}
      description={t`Every change of a role, every role that was given, and who saw as whom.`}
    >
      <QueryState query={query} />
      {data?.length === 0 && <Text tone="muted">{t`Nothing was changed yet.`}</Text>}
      {data && data.length > 0 && (
        <Rows label={t`History`} isFramed>
          {data.map((change) => (
            <Row key={change.id} arrange="stack">
              <What change={change} />
              <Details change={change} />
              <Text size="sm" tone="muted">
                <ByWhom change={change} />
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}

interface ChangeProps {
  readonly change: RoleChange;
}

function ByWhom({ change }: ChangeProps) {
  // As an element: a text that is put in would be read for tags.
  const by = <bdi>{change.by}</bdi>;
  return (
    <Trans>
      {by}, <Moment at={change.at} />
    </Trans>
  );
}

function What({ change: { kind, role: called, people } }: ChangeProps) {
  const { t } = useLingui();
  const role = useRoleName()(called);
  const names = listed(people.map(({ name }) => isolated(name)));
  const words = {
    MAKE: t`Role ${role} made`,
    CHANGE: t`Role ${role} changed`,
    DELETE: t`Role ${role} deleted`,
    GIVE: t`Role ${role} given to ${names}`,
    SEE: t`Seen as ${names}, with the role ${role}`,
  };
  return <Text weight="medium">{words[kind]}</Text>;
}

function Details({ change: { kind, changes } }: ChangeProps) {
  const nameOf = useActionName();
  const stateName = useStateName();
  if (kind === 'DELETE' || changes.length === 0) return null;
  return (
    <div className={css.grows}>
      {(['GRN', 'NUL', 'DEN'] as const).map((state) => {
        const actions = changes.filter(({ to }) => to === state).map(({ action }) => nameOf(action));
        return (
          actions.length > 0 && (
            <Text key={state} size="sm" tone="muted">
              {stateName(state)}: {listed(actions)}
            </Text>
          )
        );
      })}
    </div>
  );
}
