import { createContext, use, type ReactNode } from 'react';

/** NEW and DUPLICATE make a record, EDIT changes one, SHOW reads one. docs/product.md §7 */
export type FormMode = 'NEW' | 'EDIT' | 'SHOW' | 'DUPLICATE';

const Mode = createContext<FormMode>('EDIT');

export function FormModeProvider({ mode, children }: { mode: FormMode; children: ReactNode }) {
  return <Mode value={mode}>{children}</Mode>;
}

/** The mode of the form around; EDIT outside one. */
export function useFormMode(): FormMode {
  return use(Mode);
}
