import type { Use } from '@comanda/ui/UsedBy';
import { recordHref } from '../addresses.ts';
import type { Dependency } from './dependencies.ts';

export interface UsageTexts {
  readonly summary: (entity: string, count: number) => string;
  readonly more: (count: number) => string;
  readonly name: (names: Readonly<Record<string, string>>) => string;
}

/** The list that shows what refers to a record: all of the area where its lists cannot be asked for it. */
const listOf = (path: string, { id, by }: Dependency): string =>
  by === undefined
    ? path
    : `${path}?where=${encodeURIComponent(JSON.stringify({ field: by, operator: 'eq', value: id }))}`;

/** A dependency as it is shown: an area that has no pages yet is named without links. */
export function usageOf(
  dependency: Dependency,
  area: { readonly route: string } | undefined,
  { summary, more, name }: UsageTexts,
): Use {
  const { entity, count, id, code, records = [] } = dependency;
  const rest = count - records.length;
  return {
    id: `${entity} ${id}`,
    code,
    summary: summary(entity, count),
    records: records.map((record) => ({
      id: record.id,
      code: record.code,
      name: name(record.names),
      href: area && recordHref(area, record.id, 'show'),
    })),
    more:
      records.length > 0 && rest > 0
        ? { text: more(rest), href: area && listOf(area.route, dependency) }
        : undefined,
  };
}
