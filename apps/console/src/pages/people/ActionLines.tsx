import { pluralOf } from '@comanda/api/labels';
import type { Verb } from '@comanda/api/permissions';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import { useLabel } from '../../app/index.ts';
import { listed } from '../../app/listed.ts';
import { byArea } from './byArea.ts';
import * as css from './people.css.ts';

export interface ActionLinesProps {
  readonly title: string;
  readonly actions: readonly string[];
}

/** Actions in words, those of a group of areas in one line. */
export function ActionLines({ title, actions }: ActionLinesProps) {
  const { t } = useLingui();
  const label = useLabel();
  const nameOf = useActionName();
  const named = (verbs: readonly Verb[]): string =>
    listed(verbs.map((verb) => label({ id: `verb.${verb}` })));
  const { groups, others } = byArea(actions);
  const lines = [
    ...groups.map(({ group, areas, everywhere }) => ({
      head: label({ id: `menu.${group}` }),
      said: everywhere
        ? [t`Everything`, named(everywhere)].join(' · ')
        : areas.map(({ code, verbs }) => [label(pluralOf(code)), named(verbs)].join(' · ')).join('; '),
    })),
    ...(others.length > 0 ? [{ head: t`Also`, said: listed(others.map(nameOf)) }] : []),
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
