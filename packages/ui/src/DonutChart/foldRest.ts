import type { DonutPart } from './DonutChart.tsx';

/** As many parts as there are colours. */
const most = 6;

/** All parts where each has a colour of its own; else the first ones, and the sum of all others under one name. */
export function foldRest(parts: readonly DonutPart[], restName: string): readonly DonutPart[] {
  if (parts.length <= most) return parts;
  const rest = parts.slice(most - 1);
  return [
    ...parts.slice(0, most - 1),
    { id: 'rest', name: restName, value: rest.reduce((sum, { value }) => sum + value, 0) },
  ];
}
