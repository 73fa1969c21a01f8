export { Field, type FieldProps, type FieldWiring } from './Field.tsx';
export type { FieldSize, FieldTexts } from './Field.types.ts';
export { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx';
export {
  ErrorText,
  FieldMessages,
  hasContent,
  wrongWhen,
  type FieldMessagesProps,
} from './FieldMessages.tsx';
export { useVerdict } from './useVerdict.ts';
