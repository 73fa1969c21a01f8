import type { ReactNode } from 'react';
import * as css from './LineRow.css.ts';

/** Said and not shown, by a class alone: VisuallyHidden watches the focus, and a wall has hundreds of these. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={css.spoken}>{children}</span>;
}
