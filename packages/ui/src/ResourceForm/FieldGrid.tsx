import type { ReactNode } from 'react';
import { FieldValue } from '../FieldValue/index.ts';
import { FormColumns } from '../Form/FormColumns.tsx';
import { useFormMode } from './FormMode.tsx';
import * as css from './ResourceForm.css.ts';

/** Two columns of fields, one where it is narrow. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <FormColumns>{children}</FormColumns>;
}

export interface FormFieldProps {
  /** Named where the value stands alone. */
  readonly label: string;
  /** What SHOW renders. */
  readonly value: ReactNode;
  /** The control of the other modes, with the same label. */
  readonly children: ReactNode;
  /** Takes both columns. */
  readonly isWide?: boolean;
}

/** A field that is a control where the record is written and plain text where it is read, never a disabled control. */
export function FormField({ label, value, children, isWide = false }: FormFieldProps) {
  const mode = useFormMode();
  return (
    <div className={isWide ? css.wide : css.cell}>
      {mode === 'SHOW' ? <FieldValue label={label}>{value}</FieldValue> : children}
    </div>
  );
}
