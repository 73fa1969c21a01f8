export { FieldValue, type FieldValueProps } from './FieldValue.tsx';
