export { Field, type FieldProps, type FieldWiring } from './Field.tsx';
export type { FieldSize, FieldTexts } from './Field.types.ts';
