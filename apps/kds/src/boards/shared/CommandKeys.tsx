import { Kbd } from '@comanda/ui/Kbd';
import type { CommandId } from './commands.ts';
import { keyNames } from './keyNames.ts';
import { useKeys } from './useKeys.ts';
import * as css from './board.css.ts';

/** The first key of a command, beside the button that does the same; a screen reader finds them in the sheet of keys. */
export function KeyHint({ of }: { readonly of: CommandId }) {
  useKeys();
  const [name] = keyNames(of);
  return (
    <span className={css.hint} aria-hidden="true">
      {name !== undefined && <Kbd>{name}</Kbd>}
    </span>
  );
}
