import { print } from '../figures.ts';
import { install } from './install.ts';
import { floor, ours, type Subject, titleOf } from './subjects.ts';

/*
 * ROUNDS in the order A to Z and Z to A, SAMPLES of each library in a round, ONLY=comanda,mui for some of them: plain
 * elements always, or there is nothing to compare with.
 */
export const rounds = Number(process.env['ROUNDS'] ?? 7);
export const samples = Number(process.env['SAMPLES'] ?? 3);
const only = process.env['ONLY']?.split(',');

const isWanted = (subject: Subject): boolean =>
  subject === floor || only === undefined || only.includes(subject.name);
/** In words; a library that is not ours may fail, and is left out then. */
const faultOf = (subject: Subject, error: unknown): string => {
  if (subject === floor || subject === ours) throw error;
  return error instanceof Error ? error.message : String(error);
};

/** What was made of each, installed first if need be. */
export const prepare = async <Made>(
  subjects: readonly Subject[],
  make: (subject: Subject) => Promise<Made>,
): Promise<ReadonlyMap<Subject, Made>> => {
  const made = new Map<Subject, Made>();
  for (const subject of subjects.filter(isWanted))
    try {
      install(subject);
      made.set(subject, await make(subject));
    } catch (error) {
      print(`${titleOf(subject)} is left out: ${faultOf(subject, error)}`);
    }
  return made;
};

/** What each round has shown of each library, in the same order of rounds. */
export type Visits<Visit> = ReadonlyMap<Subject, readonly Visit[]>;

export const play = async <Visit>(
  pages: ReadonlyMap<Subject, string>,
  visit: (subject: Subject, directory: string, round: number) => Promise<Visit>,
): Promise<Visits<Visit>> => {
  const visits = new Map<Subject, Visit[]>([...pages.keys()].map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [subject, directory] of round % 2 === 0 ? pages : [...pages].toReversed())
      try {
        const shown = await visit(subject, directory, round);
        visits.get(subject)?.push(shown);
      } catch (error) {
        visits.delete(subject);
        print(`${titleOf(subject)} is left out: ${faultOf(subject, error)}`);
      }
  return visits;
};
