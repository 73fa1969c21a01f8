import { department } from '@comanda/api/areas/sales/department';
import type { RefField } from '@comanda/api/kernel';
import type { ReactNode } from 'react';
import { lazyPart } from '../../lazyPart.ts';

export interface RecordChoiceProps {
  readonly field: RefField;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: ReactNode;
}
const RefEditor = lazyPart(async () => (await import('../../resource/form/editors/RefEditor.tsx')).RefEditor);
const nothing = (): void => undefined;

/** One record of an area, chosen as forms of records choose it. */
export function RecordChoice({ field, value, onChange, error, ...texts }: RecordChoiceProps) {
  return (
    <RefEditor
      {...texts}
      // What a form is of tells fields within fields; there are none here.
      resource={department}
      path=""
      field={field}
      value={value ?? ''}
      onChange={(id) => onChange(typeof id === 'string' && id !== '' ? id : null)}
      onBlur={nothing}
      error={error}
      faults={[]}
    />
  );
}
