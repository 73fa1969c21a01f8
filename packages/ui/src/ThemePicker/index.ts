export { ThemePicker, type OfferedTheme, type ThemeMode, type ThemePickerProps } from './ThemePicker.tsx';
