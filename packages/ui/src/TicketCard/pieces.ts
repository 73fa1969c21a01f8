import type { TicketLine } from '../LineRow/index.ts';
import type { Piece, Ticket } from './types.ts';

/** Lines by course, in the order in which the courses first come. */
const byCourse = (lines: readonly TicketLine[]): readonly Piece[] => {
  const courses = new Map<string, TicketLine[]>();
  for (const line of lines) {
    const { course = '' } = line;
    courses.set(course, [...(courses.get(course) ?? []), line]);
  }
  return [...courses].flatMap(([name, own]) => [
    ...(name === '' ? [] : [{ kind: 'course', name } as const]),
    ...own.map((line) => ({ kind: 'line', line }) as const),
  ]);
};

/** What a card shows below its head: what was done to it, its note, the lines, what came later, other sections. */
export const piecesOf = ({ ribbon, note, lines, alsoAt }: Ticket): readonly Piece[] => {
  const later = lines.filter(({ isAddOn }) => isAddOn);
  return [
    ...(ribbon ? [{ kind: 'ribbon' } as const] : []),
    ...(note ? [{ kind: 'note' } as const] : []),
    ...byCourse(lines.filter(({ isAddOn }) => !isAddOn)),
    ...(later.length > 0 ? [{ kind: 'addOns' } as const] : []),
    ...byCourse(later),
    ...(alsoAt?.length ? [{ kind: 'alsoAt' } as const] : []),
  ];
};
