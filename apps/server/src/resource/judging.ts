import type { ExtraInfo } from '@comanda/api/errors';
import type { Work } from '../core/work.ts';
import type { Candidate } from './uniqueness.ts';

/** What one rule knows of the database while some records of an area are judged one after the other. */
export interface Judging {
  /** What speaks against the candidate, each fault at its field. */
  readonly faults: (candidate: Candidate) => ExtraInfo[];
  /** The candidate is written: those after it are judged as if it had been so before. */
  readonly accept: (candidate: Candidate) => void;
}

/** A rule of one area that needs the database beyond what the definition says; it asks once for all candidates. */
export type AreaJudge = (
  work: Pick<Work, 'db' | 'caller'>,
  idCompany: string,
  candidates: readonly Candidate[],
) => Promise<Judging>;
