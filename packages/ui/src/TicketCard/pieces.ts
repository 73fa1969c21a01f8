import type { TicketLine } from '../LineRow/index.ts';
import { isQuiet } from '../LineRow/quiet.ts';
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

/**
 * Dishes that are cooked beside others that are not: as one row, which opens. A single one stays where it is, and so do
 * all of an order that is cooked whole: there is nothing else to see.
 */
const foldedOf = (lines: readonly TicketLine[]): readonly TicketLine[] => {
  const done = lines.filter(isQuiet);
  return done.length > 1 && done.length < lines.length ? done : [];
};

/**
 * What a card shows below its head: what was done to it, its note, the lines, what came later, what is done, other
 * sections. `isOpen`: its row of what is done is opened.
 */
export const piecesOf = (
  { ribbon, note, lines, alsoAt }: Pick<Ticket, 'ribbon' | 'note' | 'lines' | 'alsoAt'>,
  isOpen = false,
): readonly Piece[] => {
  const folded = foldedOf(lines);
  const shown = lines.filter((line) => !folded.includes(line));
  const later = shown.filter(({ isAddOn }) => isAddOn);
  return [
    ...(ribbon ? [{ kind: 'ribbon' } as const] : []),
    ...(note ? [{ kind: 'note' } as const] : []),
    ...byCourse(shown.filter(({ isAddOn }) => !isAddOn)),
    ...(later.length > 0 ? [{ kind: 'addOns' } as const] : []),
    ...byCourse(later),
    ...(folded.length > 0 ? [{ kind: 'done', count: folded.length, isOpen } as const] : []),
    ...(isOpen ? folded.map((line) => ({ kind: 'line', line }) as const) : []),
    ...(alsoAt?.length ? [{ kind: 'alsoAt' } as const] : []),
  ];
};
