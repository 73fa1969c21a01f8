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
  allThemes,
  densities,
  hasColouredBar,
  isOwnTheme,
  isThemeCode,
  modes,
  ownThemes,
  themes,
  type Density,
  type Mode,
  type Theme,
  type ThemeCode,
  type ThemeFamily,
} from './themes.ts';
