import { median, multiples, range, table } from '../figures.ts';
import type { Cost } from '../libraries/clock.ts';
import type { Visits } from '../libraries/rounds.ts';
import { floor, ours, type Subject, titleOf } from '../libraries/subjects.ts';
import { type Figures, type ScenarioName, scenarios, type Visit } from './measure.ts';

const goals = { ratio: 1.2, commits: 0, attributes: 1 };

/** One library's part of a scenario, over all rounds. */
interface Line {
  readonly subject: Subject;
  readonly elements: number;
  readonly work: Figures['work'];
  readonly middle: (metric: keyof Cost) => number;
  /** Of each round, as a multiple of what plain elements cost in it. */
  readonly ratios: (metric: keyof Cost) => readonly number[];
  /** The middle of these ratios, were there as many elements as plain ones. */
  readonly perElement: number;
}

const linesOf = (visits: Visits<Visit>, scenario: ScenarioName): readonly Line[] => {
  const floors = visits.get(floor) ?? [];
  const costs = (of: readonly Visit[], metric: keyof Cost): readonly number[] =>
    of.map(({ figures }) => figures.get(scenario)?.cost[metric] ?? Number.NaN);
  return [...visits].flatMap(([subject, of]) => {
    const [first] = of;
    const work = first?.figures.get(scenario)?.work;
    if (!first || !work) return [];
    const ratios = (metric: keyof Cost): readonly number[] =>
      multiples(costs(of, metric), costs(floors, metric));
    const { elements } = first;
    const share = elements / (floors[0]?.elements ?? Number.NaN);
    return {
      subject,
      elements,
      work,
      ratios,
      middle: (metric) => median(costs(of, metric)),
      perElement: median(ratios('cpu')) / share,
    };
  });
};

const verdict = (name: string, { work, ratios, perElement }: Line): string => {
  const ratio = median(ratios('cpu'));
  const isMet =
    ratio <= goals.ratio &&
    work.commits === goals.commits &&
    work.attributes === goals.attributes &&
    work.nodes === 0;
  return `Ours, ${name}: ${ratio.toFixed(2)}× of plain (at most ${String(goals.ratio)}), ${perElement.toFixed(2)}× for each element; ${String(work.commits)} commits (${String(goals.commits)}), ${String(work.attributes)} attributes (${String(goals.attributes)}), ${String(work.nodes)} nodes (0)${isMet ? '' : ' MISS'}`;
};

/** One table of all, and how ours stands to its goals. */
export const report = (visits: Visits<Visit>): string => {
  const found = scenarios.map(({ name }) => ({ name, lines: linesOf(visits, name) }));
  const head = ['', 'elements', 'CPU ms', '× plain', 'range', '/ element', 'style ms', '× plain', 'range'];
  const shown = table([
    [...head, 'layout ms', 'commits', 'renders', 'attributes', 'nodes'],
    ...found.flatMap(({ name, lines }) =>
      lines.map(({ subject, elements, work, middle, ratios, perElement }) => [
        `${name}  ${titleOf(subject)}`,
        String(elements),
        middle('cpu').toFixed(1),
        median(ratios('cpu')).toFixed(2),
        range(ratios('cpu'), 2),
        perElement.toFixed(2),
        middle('style').toFixed(1),
        median(ratios('style')).toFixed(2),
        range(ratios('style'), 2),
        middle('layout').toFixed(1),
        ...[work.commits, work.renders, work.attributes, work.nodes].map(String),
      ]),
    ),
  ]);
  const verdicts = found.flatMap(({ name, lines }) =>
    lines.filter(({ subject }) => subject === ours).map((line) => verdict(name, line)),
  );
  return [shown, ...verdicts].join('\n');
};
