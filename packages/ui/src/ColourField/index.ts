export { ColourField, type ColourFieldProps } from './ColourField.tsx';
export { hexColour } from './hex.ts';
