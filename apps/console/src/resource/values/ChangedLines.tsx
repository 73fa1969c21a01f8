import { Text } from '@comanda/ui/Text';
import { ValueChange } from '@comanda/ui/ValueChange';
import type { ChangedLine } from './useChangedLines.ts';
import * as css from './Value.css.ts';

/** What was one thing and is another, in the one form in which the console tells it. */
export function ChangedLines({ lines }: { readonly lines: readonly ChangedLine[] }) {
  return (
    <div className={css.changed}>
      {lines.map(({ id, name, before, after }) => (
        <div key={id} className={css.changedLine}>
          <Text tone="muted" size="sm">
            {name}
          </Text>
          {/* What cannot be written in a line, a picture, is only named. */}
          {before !== after && <ValueChange before={before} after={after} />}
        </div>
      ))}
    </div>
  );
}
