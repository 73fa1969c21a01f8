import type { Field, Resource } from '@comanda/api/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { DraftFault } from '../draft.ts';

/** What every editor is given, whatever the kind of its field. */
export interface EditorProps<F extends Field = Field> {
  readonly resource: Resource;
  /** Name of the field; of a detail, `list.field`. */
  readonly path: string;
  readonly field: F;
  readonly label: string;
  /** A sentence for a field that does not explain itself. */
  readonly description?: string | undefined;
  readonly isLabelHidden?: boolean;
  /** The record asks for it though its kind does not. */
  readonly isDemanded?: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** The first thing that is wrong, in words. */
  readonly error: ReactNode;
  /** Everything that is wrong; paths begin at the field. */
  readonly faults: readonly DraftFault[];
}
/** The control of a field; one whose code comes later says how it is brought before. */
export type Editor = ComponentType<EditorProps & Details> & { readonly preload?: () => Promise<void> };
/** What draws the fields within a field. */
export interface Details {
  readonly Detail: ComponentType<EditorProps>;
}
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Texts and state that fields of packages/ui share. */
export const common = ({
  label,
  description,
  isLabelHidden = false,
  isDemanded = false,
  error,
  onBlur,
  field,
}: EditorProps) => ({
  label,
  description,
  isLabelHidden,
  error,
  onBlur,
  isRequired: isDemanded || !field.optional,
});
