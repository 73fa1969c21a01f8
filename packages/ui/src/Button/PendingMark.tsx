import { LoaderCircle } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import * as css from './Button.css.ts';

/** The turning mark over a button whose action runs; react-aria announces the state. */
export function PendingMark() {
  return (
    <span className={css.spinner}>
      <Icon icon={LoaderCircle} isDirectional={false} UNSAFE_className={css.spinnerIcon} />
    </span>
  );
}
