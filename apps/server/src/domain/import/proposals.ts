import { actionOf } from '@comanda/api/permissions';
import type { Outcome, Problem, Suggestion } from '@comanda/api/transfer';
import { resourceOf } from '../../db/naming.ts';
import { type Caller, may } from '../../core/caller.ts';

/**
 * What one reader of an import is told of the records that it proposes: a trial run knows what its author may see, who reads
 * it may see less (docs/product.md §25.12).
 */
export const proposalsFor = (caller: Caller, idCompany: string) => {
  const isUnseen = ({ suggestion }: { readonly suggestion?: Suggestion }): boolean =>
    suggestion?.act === 'set' &&
    suggestion.entity !== undefined &&
    !may(caller, idCompany, actionOf(resourceOf(suggestion.entity), 'ACCESS'));
  const told = <Told extends { readonly suggestion?: Suggestion }>(whole: Told): Omit<Told, 'suggestion'> => {
    const { suggestion: _, ...rest } = whole;
    return isUnseen(whole) ? rest : whole;
  };
  return {
    isUnseen,
    problem: (problem: Problem): Problem =>
      isUnseen(problem)
        ? { ...told(problem), acts: problem.acts.filter((act) => act !== 'suggested') }
        : problem,
    outcome: (outcome: Outcome | null): Outcome | null =>
      outcome?.kind === 'rejected' ? { ...outcome, rejections: outcome.rejections.map(told) } : outcome,
  };
};
