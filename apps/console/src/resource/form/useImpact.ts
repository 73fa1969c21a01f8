import { bulkCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useFormat, useLabel } from '../../app/index.ts';

/** Who uses a record and how many stores it reaches, in words; nothing while it is not known, or when nobody does. */
export function useImpact(resource: Resource, id: string) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { names, number } = useFormat();
  const { data } = useCallQuery(bulkCalls(resource).impact, { params: { id } }, { staleTime: 0 });
  if (!data) return undefined;
  const { uses, others, stores, tickets } = data;
  if (uses.length === 0 && others === 0) return undefined;
  const parts = uses.map(({ entity, count }) => {
    const kind = label(count === 1 ? nameOf(entity) : pluralOf(entity)).toLocaleLowerCase(i18n.locale);
    return `${number(count)} ${kind}`;
  });
  const rest = others > 0 ? [t`${plural(others, { one: '# other record', other: '# other records' })}`] : [];
  const listed = (all: readonly string[]): string =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(all);
  return {
    users: listed([...parts, ...rest]),
    stores: t`${plural(stores, { one: '# store', other: '# stores' })}`,
    /** What the first of each kind are called, and how many more there are. */
    named: uses.map(({ entity, count, some }) => ({
      entity,
      kind: label(pluralOf(entity)),
      called: listed([
        ...some.map((one) => names(one.names) || one.code),
        ...(count > some.length
          ? [t`${plural(count - some.length, { one: '# more', other: '# more' })}`]
          : []),
      ]),
    })),
    tickets: tickets === null ? undefined : number(tickets),
  };
}
