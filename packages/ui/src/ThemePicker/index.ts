export { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
