export {
  surfaces,
  vars,
  type ColorRole,
  type FontSize,
  type FontWeight,
  type SpaceStep,
  type Surface,
} from './generated/contract.ts';
export {
  densities,
  isThemeCode,
  modes,
  themes,
  type Density,
  type Mode,
  type Theme,
  type ThemeCode,
  type ThemeFamily,
} from './themes.ts';
