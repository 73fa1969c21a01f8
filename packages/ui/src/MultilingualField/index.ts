export {
  MultilingualField,
  type FieldLanguage,
  type MultilingualFieldProps,
  type MultilingualText,
} from './MultilingualField.tsx';
