import { type Company, type ListFilter, syncCalls } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { actionOf } from '@comanda/api/permissions';
import { useQueries } from '@tanstack/react-query';
import { callOptions, useCallQuery } from '../../app/queries.ts';
import { callsOf } from '../../resource/calls.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { areaOf } from '@comanda/api/areas';
import type { SetupFacts, SetupId } from './setup.ts';

interface Count {
  readonly isAsked: boolean;
  /** Undefined until it has come, and where it does not. */
  readonly count: number | undefined;
}

const firstPage = (idCompany: string, field: string, value: string): ListFilter => {
  const whereExtra: Filter = { field, operator: 'eq', value };
  return { idCompany, limit: 10, whereExtra };
};

/** How many active records an area has, where the person may see it. */
function useActiveRecords(code: string, idCompany: string, actions: ReadonlySet<string>): Count {
  const area = areaOf(code);
  const isAsked = area !== undefined && actions.has(actionOf(area, 'ACCESS'));
  const definition = useDefinition(code);
  const answers = useQueries({
    queries: (definition && isAsked ? [definition] : []).map((resource) =>
      callOptions(callsOf(resource).list, { data: firstPage(idCompany, 'status', 'A') }),
    ),
  });
  return { isAsked, count: answers[0]?.data?.total };
}

/** How many publications there are, and how many of them at least one till has. */
function usePublications(
  idCompany: string,
  isAsked: boolean,
): Readonly<Record<'publication' | 'till', Count>> {
  const options = { enabled: isAsked };
  const newest = useCallQuery(syncCalls.commitList, { data: { idCompany, limit: 10 } }, options).data;
  // A publication has the status when all tills of its store have it; here one of them is enough.
  const whole = useCallQuery(
    syncCalls.commitList,
    { data: firstPage(idCompany, 'status', 'CMT') },
    options,
  ).data;
  const inPart = newest?.elements.filter(({ tills }) => tills.some(({ status }) => status === 'CMT'));
  return {
    publication: { isAsked, count: newest?.total },
    till: { isAsked, count: whole && inPart && Math.max(whole.total, inPart.length) },
  };
}

/** What of a company's beginnings is there, as far as the person may see it (docs/product.md §3.9). */
export function useSetupFacts(
  { id }: Company,
  actions: ReadonlySet<string>,
): { readonly asked: readonly SetupId[]; readonly facts: SetupFacts } {
  const taxes = useActiveRecords('TAX', id, actions);
  const payments = useActiveRecords('PMT', id, actions);
  const products = useActiveRecords('ART', id, actions);
  const { publication, till } = usePublications(id, actions.has('ALLOW_COMPANY_SYNC_ACCESS'));
  const counts: readonly (readonly [SetupId, Count])[] = [
    ['taxes', taxes],
    ['payments', payments],
    ['products', products],
    ['publication', publication],
    ['till', till],
  ];
  const asked = counts.filter(([, { isAsked }]) => isAsked);
  const come = asked.flatMap(([id, { count }]): [SetupId, number][] =>
    count === undefined ? [] : [[id, count]],
  );
  return { asked: asked.map(([id]) => id), facts: Object.fromEntries(come) };
}
