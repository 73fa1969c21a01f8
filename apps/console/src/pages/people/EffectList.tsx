import type { RoleEffect } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import type { Verb } from '@comanda/api/permissions';
import { Banner } from '@comanda/ui/Banner';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import { useLabel } from '../../app/index.ts';
import { byArea } from './byArea.ts';
import * as css from './people.css.ts';

export interface EffectListProps {
  readonly people: readonly RoleEffect[];
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
}

/** What a change does to each person, before it is made: what comes or goes, by area. */
export function EffectList({ people, isAnew }: EffectListProps) {
  const { t } = useLingui();
  return (
    <>
      {isAnew && (
        <Banner tone="warning" title={t`This now does something else`}>
          {t`Something has changed in the meantime, so nothing was saved. Check what it does before you continue.`}
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
  const { t, i18n } = useLingui();
  const label = useLabel();
  const nameOf = useActionName();
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  const named = (verbs: readonly Verb[]): string =>
    list.format(verbs.map((verb) => label({ id: `verb.${verb}` })));
  const { groups, others } = byArea(actions);
  const lines = [
    ...groups.map(({ group, areas, everywhere }) => ({
      head: label({ id: `menu.${group}` }),
      said: everywhere
        ? [t`Everything`, named(everywhere)].join(' · ')
        : areas.map(({ code, verbs }) => [label(pluralOf(code)), named(verbs)].join(' · ')).join('; '),
    })),
    ...(others.length > 0 ? [{ head: t`Also`, said: list.format(others.map(nameOf)) }] : []),
  ];
  return (
    <div className={css.grows}>
      <Text>{title}</Text>
      {lines.map(({ head, said }) => (
        <Text key={head} as="div" size="sm" wrap="anywhere">
          <Text weight="medium">{head}</Text> <Text tone="muted">{said}</Text>
        </Text>
      ))}
    </div>
  );
}
