import type { ReactNode } from 'react';
import * as css from './FormColumns.css.ts';

export interface FormColumnsProps {
  /** Where there is room; one where there is not. */
  columns?: keyof typeof css.columns;
  children: ReactNode;
}

/** Fields side by side for as long as each has the room. */
export function FormColumns({ columns = 2, children }: FormColumnsProps) {
  return (
    <div className={css.container}>
      <div className={css.columns[columns]}>{children}</div>
    </div>
  );
}
