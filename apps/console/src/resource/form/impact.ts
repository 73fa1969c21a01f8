import { type AnswerOf, type BulkCalls, bulkCalls } from '@comanda/api/calls';
import type { FieldKind, Resource } from '@comanda/api/kernel';
import { callOptions, queryClient } from '../../app/index.ts';

export type Impact = AnswerOf<BulkCalls['impact']>;

export const impactCall = (resource: Resource): BulkCalls['impact'] => bulkCalls(resource).impact;
export const usersIn = ({ uses, others }: Impact): number =>
  uses.reduce((sum, { count }) => sum + count, others);

/** What those who use a record reckon with or depend on; its names, pictures and lists reach nobody unawares. */
const telling: ReadonlySet<FieldKind> = new Set(['choice', 'decimal', 'money', 'status']);

/** Whether other records are known to use this one and one of these fields matters to them (docs/product.md §7.10). */
export const reaches = (resource: Resource, id: string, changed: readonly string[]): boolean => {
  const { queryKey } = callOptions(impactCall(resource), { params: { id } });
  const impact = queryClient.getQueryData(queryKey);
  const matters = changed.some((name) => telling.has(resource.fields[name]?.kind ?? 'code'));
  return matters && impact !== undefined && usersIn(impact) > 0;
};
