import type { RoleEffect } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import * as css from './people.css.ts';

export interface EffectListProps {
  readonly people: readonly RoleEffect[];
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
}

/** What a change does to each person, before it is made: the words of each action that comes or goes. */
export function EffectList({ people, isAnew }: EffectListProps) {
  const { t } = useLingui();
  return (
    <>
      {isAnew && (
        <Banner tone="warning" title={t`This does something else by now`}>
          {t`Something changed meanwhile, so nothing was stored. Look at what it does before you go on.`}
        </Banner>
      )}
      {people.length > 0 && <People people={people} />}
    </>
  );
}

function People({ people }: Pick<EffectListProps, 'people'>) {
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
