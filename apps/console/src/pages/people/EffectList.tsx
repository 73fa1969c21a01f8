import type { RoleEffect } from '@comanda/api/calls';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import * as css from './people.css.ts';

/** What a change does to each person, before it is made: the words of each action that comes or goes. */
export function EffectList({ people }: { readonly people: readonly RoleEffect[] }) {
  const { t } = useLingui();
  return (
    <Rows label={t`What changes for whom`} isFramed>
      {people.map(({ id, name, loses, gains }) => (
        <Row key={id} arrange="stack">
          <Text weight="medium" as="bdi">
            {name}
          </Text>
          {loses.length > 0 && (
            <Actions
              title={t`${plural(loses.length, { one: 'Loses # permission', other: 'Loses # permissions' })}`}
              actions={loses}
            />
          )}
          {gains.length > 0 && (
            <Actions
              title={t`${plural(gains.length, { one: 'Gains # permission', other: 'Gains # permissions' })}`}
              actions={gains}
            />
          )}
          {loses.length + gains.length === 0 && <Text tone="muted">{t`May do the same as before`}</Text>}
        </Row>
      ))}
    </Rows>
  );
}

function Actions({ title, actions }: { readonly title: string; readonly actions: readonly string[] }) {
  const { i18n } = useLingui();
  const nameOf = useActionName();
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  return (
    <div className={css.grows}>
      <Text>{title}</Text>
      <Text size="sm" tone="muted">
        {names.format(actions.map(nameOf))}
      </Text>
    </div>
  );
}
