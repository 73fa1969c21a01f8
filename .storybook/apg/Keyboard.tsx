import { patternOf, type PatternName } from './patterns.ts';
import type { Key } from './rows.ts';

const labels: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Forward: '→ (← from right to left)',
  Back: '← (→ from right to left)',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ContextMenu: 'menu key',
};

const namedKey = (key: string): string => labels[key] ?? key.replace('Control', 'Ctrl');

const labelOf = (keys: Key): string => keys.split('+').map(namedKey).join(' + ');

/** The keys of a pattern, from the table by which its stories are tested. */
export function Keyboard({ of }: { of: PatternName }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Keys</th>
          <th>What they do</th>
        </tr>
      </thead>
      <tbody>
        {patternOf(of).rows.map(({ keys, what }) => (
          <tr key={`${keys.join(' ')} ${what}`}>
            <td>{keys.map(labelOf).join(', ')}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
