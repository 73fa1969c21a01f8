import { patternOf, type PatternName } from './patterns.ts';
import type { Key } from './rows.ts';

const labels: Partial<Record<Key, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Forward: '→ (← from right to left)',
  Back: '← (→ from right to left)',
  'Shift+Tab': 'Shift + Tab',
  'Control+Home': 'Ctrl + Home',
  'Control+End': 'Ctrl + End',
};

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
            <td>{keys.map((key) => labels[key] ?? key).join(', ')}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
