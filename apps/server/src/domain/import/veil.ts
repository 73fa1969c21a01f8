import { type Outcome, type Problem, problemKey } from '@comanda/api/transfer';
import { resourceOf } from '../../db/naming.ts';
import type { Work } from '../../core/work.ts';
import { fieldIn, hiddenFrom } from './company.ts';
import type { Job } from './hold.ts';

/** What is said of a value, without the value. */
interface Said {
  readonly path: string;
  readonly cell: string;
  readonly params?: unknown;
  readonly suggestion?: unknown;
}

/**
 * An import as somebody sees it who may not see every field of its area: whoever brought the file may see more. Columns
 * that fill a field that they may not see are empty for them, and so is what is said of their cells (docs/product.md §5.2).
 */
export const veilFor = (work: Pick<Work, 'caller'>, job: Job) => {
  const isHidden = hiddenFrom(resourceOf(job.entity), work, job.idCompany);
  const isOfHidden = (path: string): boolean => isHidden(fieldIn(path));
  const columns = new Set(
    job.mapping.flatMap(({ target }, at) => (target !== null && isOfHidden(target) ? [at] : [])),
  );
  const said = <S extends Said>(whole: S): Omit<S, 'params' | 'suggestion'> => {
    if (!isOfHidden(whole.path)) return whole;
    const { params: _, suggestion: __, ...rest } = whole;
    return { ...rest, cell: '' };
  };
  /** The key of a problem holds the text that it is about, after its field. */
  const isTold = ({ problem }: { readonly problem: string }): boolean =>
    !isOfHidden(problem.split(':')[0] ?? '');
  return {
    cells: (cells: readonly string[]): string[] => cells.map((cell, at) => (columns.has(at) ? '' : cell)),
    /** The file's first lines as they stand in it: what is below the headings may stand in other columns than it is read in. */
    lines: <L extends { readonly number: number }>(lines: readonly L[], headingLine: number): L[] =>
      lines.filter(({ number }) => columns.size === 0 || number <= headingLine),
    isTold,
    problem: (problem: Problem): Omit<Problem, 'params' | 'suggestion'> =>
      isTold({ problem: problem.key })
        ? problem
        : { ...said(problem), key: problemKey(problem.path, problem.code), acts: [] },
    outcome: (outcome: Outcome | null): Outcome | null => {
      if (outcome?.kind === 'rejected')
        return {
          ...outcome,
          rejections: outcome.rejections.map((rejection) =>
            isTold(rejection)
              ? rejection
              : { ...said(rejection), problem: problemKey(rejection.path, rejection.code) },
          ),
        };
      if (outcome === null || !('record' in outcome)) return outcome;
      const values = Object.fromEntries(
        Object.entries(outcome.record.values).filter(([name]) => !isHidden(name)),
      );
      const record = { ...outcome.record, values };
      return outcome.kind === 'changes'
        ? { ...outcome, record, fields: outcome.fields.filter((field) => !isOfHidden(field)) }
        : { ...outcome, record };
    },
  };
};
