import { useState } from 'react';

type Row = Readonly<Record<string, unknown>>;
/** A detail while it is edited: what it holds, where it stands, and who it is on the screen. */
export interface Line {
  readonly id: string;
  readonly row: Row;
  readonly place: number;
}

let serial = 0;
const fresh = (): string => `line-${(serial += 1)}`;

/**
 * Details have no identity of their own, and on the screen they need one, so that a line that moves takes its fields
 * along with whatever is typed in them. Their ids follow each change made here; details that come from elsewhere (the
 * server's record after a save) begin anew where their number differs.
 */
export function useLines(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const [ids, setIds] = useState<readonly string[]>(() => rows.map(fresh));
  const known = ids.length === rows.length ? ids : rows.map((_, place) => ids[place] ?? fresh());
  if (known !== ids) setIds(known);
  const lines = rows.map((row, place): Line => ({ id: known[place] ?? '', row, place }));
  const put = (next: readonly Pick<Line, 'id' | 'row'>[]) => {
    setIds(next.map(({ id }) => id));
    onChange(next.map(({ row }) => row));
  };
  return {
    lines,
    change: (place: number, row: Row) => onChange(rows.map((old, other) => (other === place ? row : old))),
    add: (row: Row) => put([...lines, { id: fresh(), row }]),
    remove: (place: number) => put(lines.filter((line) => line.place !== place)),
    reorder: put,
  };
}
