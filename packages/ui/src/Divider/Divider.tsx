import { Separator } from 'react-aria-components/Separator';
import * as css from './Divider.css.ts';

export interface DividerProps {
  orientation?: css.Orientation;
}

/** A thin line between groups. Space alone is usually enough. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Separator orientation={orientation} className={css.divider({ orientation })} />;
}
