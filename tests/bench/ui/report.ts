import { median, multiples, range, table } from '../figures.ts';
import type { Cost } from '../libraries/clock.ts';
import type { Visits } from '../libraries/rounds.ts';
import { bare, floor, ours, type Subject, titleOf } from '../libraries/subjects.ts';
import type { Visit } from './measure.ts';
import { goals, scenarios } from './scenarios.ts';

/** What plain elements do, where a scene is one that only some libraries know. */
const floorOf = (name: string): string => name.replace(', all rows', '');
const names = scenarios.flatMap(({ steps }) => steps.flatMap(({ name }) => name ?? []));

/** What a figure is a multiple of: plain elements, or what ours are made of where they have nothing of the kind. */
const against = (visits: Visits<Visit>, name: string): Subject =>
  visits.get(floor)?.some(({ figures }) => figures.has(floorOf(name))) ? floor : bare;

/** One library's part of a figure, over the rounds. */
interface Line {
  readonly subject: Subject;
  readonly nodes: number;
  readonly middle: (metric: keyof Cost) => number;
  /** Of each round, as a multiple of what `against` costs in it. */
  readonly ratios: readonly number[];
}

const costsOf = (visits: readonly Visit[], step: string, metric: keyof Cost): readonly number[] =>
  visits.map(({ figures }) => figures.get(step)?.cost[metric] ?? Number.NaN);
/** Without the rounds that a library failed in. */
const known = (values: readonly number[]): readonly number[] =>
  values.filter((value) => !Number.isNaN(value));

const linesOf = (visits: Visits<Visit>, name: string): readonly Line[] => {
  const base = against(visits, name);
  const floors = costsOf(visits.get(base) ?? [], base === floor ? floorOf(name) : name, 'cpu');
  return [...visits].flatMap(([subject, of]) => {
    const nodes = of.find(({ figures }) => figures.has(name))?.figures.get(name)?.nodes;
    if (nodes === undefined) return [];
    return {
      subject,
      nodes,
      middle: (metric) => median(known(costsOf(of, name, metric))),
      ratios: known(multiples(costsOf(of, name, 'cpu'), floors)),
    };
  });
};

/** A library that failed at a scenario, in words; the same fault of several rounds once. */
const faultsOf = (visits: Visits<Visit>): readonly string[] => [
  ...new Set(
    [...visits].flatMap(([subject, of]) =>
      of.flatMap(({ faults }) =>
        [...faults].map(([scenario, fault]) => `${titleOf(subject)} fails at ${scenario}: ${fault}`),
      ),
    ),
  ),
];

/** How ours stand to the goal, and to what they are made of. */
const verdict = (name: string, base: Subject, lines: readonly Line[]): readonly string[] => {
  const goal = goals[name];
  const ratioOf = (wanted: Subject): number =>
    median(lines.find(({ subject }) => subject === wanted)?.ratios ?? []);
  const ratio = ratioOf(ours);
  if (!goal || Number.isNaN(ratio)) return [];
  const stretch = goal.stretch === undefined ? '' : `, better ${String(goal.stretch)}`;
  const ofBare = ratio / ratioOf(bare);
  return [
    [
      `Ours, ${name}: ${ratio.toFixed(2)}× of ${base.name} (at most ${String(goal.most)}${stretch})`,
      Number.isNaN(ofBare) || base === bare ? '' : `, ${ofBare.toFixed(2)}× of ${bare.name}`,
      ratio <= goal.most ? '' : ' MISS',
    ].join(''),
  ];
};

/** One table of all, how ours stand to their goals, and who failed. */
export const report = (visits: Visits<Visit>): string => {
  const found = names.map((name) => ({ name, lines: linesOf(visits, name) }));
  const shown = table([
    ['', 'nodes', 'CPU ms', '×', 'range', 'style ms', 'layout ms'],
    ...found.flatMap(({ name, lines }) =>
      lines.map(({ subject, nodes, middle, ratios }) => [
        `${name}  ${titleOf(subject)}`,
        String(nodes),
        middle('cpu').toFixed(1),
        median(ratios).toFixed(2),
        range(ratios, 2),
        middle('style').toFixed(1),
        middle('layout').toFixed(1),
      ]),
    ),
  ]);
  const verdicts = found.flatMap(({ name, lines }) => verdict(name, against(visits, name), lines));
  return [shown, ...verdicts, ...faultsOf(visits)].join('\n');
};

/** One library's figures of one round, as they come. */
export const progress = (subject: Subject, round: number, { figures, faults }: Visit): string =>
  `Round ${String(round + 1)}, ${titleOf(subject)}: ${[
    ...[...figures].map(([name, { cost }]) => `${name} ${cost.cpu.toFixed(0)} ms`),
    ...[...faults.keys()].map((scenario) => `${scenario} fails`),
  ].join(', ')}`;
