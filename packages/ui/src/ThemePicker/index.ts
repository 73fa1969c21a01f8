export { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
export { useLookModes, type OfferedMode } from './useLookModes.ts';
export { useThemeName } from './useThemeName.ts';
