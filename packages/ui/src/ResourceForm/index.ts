export { FieldGrid, FormField, type FormFieldProps } from './FieldGrid.tsx';
export type { SaveStatus } from './FormActions.tsx';
export { FormModeProvider, useFormMode, type FormMode } from './FormMode.tsx';
export type { FormSection } from './FormSections.tsx';
export { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';
