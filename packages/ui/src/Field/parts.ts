/** What the fields of this package are made of. It is no part of what the package gives: a field of an application is a Field. */
export { Field } from './Field.tsx';
export type { FieldSize, FieldTexts } from './Field.types.ts';
export { FieldLabel } from './FieldLabel.tsx';
export { ErrorText, FieldMessages, hasContent, wrongWhen } from './FieldMessages.tsx';
export { describedBy, OwnMessages } from './OwnMessages.tsx';
export { sentName } from './sentName.ts';
export { SentValues } from './SentValues.tsx';
export { useFormError } from './useFormError.ts';
