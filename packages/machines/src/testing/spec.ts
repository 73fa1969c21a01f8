type Rows = Record<string, Record<string, readonly string[]>>;

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The first table of a SPEC.md: a row for each event, a column for each state, `·` for ignored, `=` for handled
 * without leaving. In the form of `writtenTable`.
 */
export function specTable(markdown: string): Rows {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const [head = '', , ...body] = lines.slice(first, first + length);
  const states = cellsOf(head).slice(1);
  const rows: Rows = {};
  for (const [column, state] of states.entries()) {
    const cells: Record<string, readonly string[]> = {};
    for (const line of body) {
      const [event = '', ...outcomes] = cellsOf(line);
      const outcome = (outcomes[column] ?? '').split(' / ');
      cells[event] = outcome.map((word) => ({ '·': 'ignored', '=': state })[word] ?? word).toSorted();
    }
    rows[state] = cells;
  }
  return rows;
}
