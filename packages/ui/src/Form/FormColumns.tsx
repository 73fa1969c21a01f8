import type { ReactNode } from 'react';
import * as css from './FormColumns.css.ts';

export interface FormColumnsProps {
  /** Where there is room; one where there is not. */
  columns?: css.Columns;
  children: ReactNode;
}

/** Fields side by side for as long as each has the room. */
export function FormColumns({ columns = 2, children }: FormColumnsProps) {
  return (
    <div className={css.container}>
      <div className={css.form({ columns })}>{children}</div>
    </div>
  );
}
