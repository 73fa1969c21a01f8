export { ImageField, type ImageFieldProps, type ImageValue } from './ImageField.tsx';
