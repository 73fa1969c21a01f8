import type { ColorRole, Surface } from '../generated/contract.ts';

/** Roles that can meet: each front on each ground. A ground lists its layers from the bottom up. */
export interface Meeting {
  readonly fronts: readonly ColorRole[];
  readonly grounds: readonly (readonly ColorRole[])[];
  readonly on: readonly Surface[];
  /**
   * WCAG 2.2: 4.5 for text (1.4.3), 3 for what one must see to understand or use a control (1.4.11); 7 for text of
   * the kitchen (1.4.6).
   */
  readonly least: 7 | 4.5 | 3;
}

const neutral: readonly Surface[] = ['page', 'raised', 'sunken', 'overlay'];
const all: readonly Surface[] = [...neutral, 'inverse', 'brand', 'danger', 'warning', 'nav', 'topbar'];

/** What the kitchen is read on: its cards, what stands out on them, and the bands that tell an age. */
const kitchen: readonly Surface[] = ['page', 'raised', 'sunken', 'inverse', 'danger', 'warning'];

export const meetings: readonly Meeting[] = [
  {
    fronts: ['fg', 'fgMuted', 'fgSubtle', 'link'],
    grounds: [['bg'], ['bg', 'hover'], ['bg', 'field']],
    on: all,
    least: 4.5,
  },
  { fronts: ['fg', 'fgMuted', 'link'], grounds: [['bg', 'pressed']], on: all, least: 4.5 },
  {
    fronts: ['fg', 'fgMuted', 'fgSubtle', 'link'],
    grounds: [['rowHover'], ['rowSelected'], ['rowSelected', 'hover']],
    on: neutral,
    least: 4.5,
  },
  { fronts: ['onAccent'], grounds: [['accent'], ['accentHover'], ['accentActive']], on: all, least: 4.5 },
  { fronts: ['borderStrong', 'focus', 'accent'], grounds: [['bg'], ['bg', 'field']], on: all, least: 3 },
  {
    fronts: ['borderStrong', 'focus', 'accent'],
    grounds: [['rowHover'], ['rowSelected']],
    on: neutral,
    least: 3,
  },
  {
    fronts: ['focus'],
    grounds: [['accentSoft'], ['dangerSoft'], ['warningSoft'], ['successSoft'], ['infoSoft']],
    on: neutral,
    least: 3,
  },
  {
    fronts: ['fg', 'fgMuted', 'onAccentSoft', 'link'],
    grounds: [['accentSoft'], ['accentSoft', 'hover']],
    on: neutral,
    least: 4.5,
  },
  { fronts: ['onDanger'], grounds: [['danger'], ['dangerHover'], ['dangerActive']], on: neutral, least: 4.5 },
  { fronts: ['onWarning'], grounds: [['warning']], on: neutral, least: 4.5 },
  { fronts: ['onSuccess'], grounds: [['success']], on: neutral, least: 4.5 },
  { fronts: ['onInfo'], grounds: [['info']], on: neutral, least: 4.5 },
  { fronts: ['fg', 'onDangerSoft', 'link'], grounds: [['dangerSoft']], on: neutral, least: 4.5 },
  { fronts: ['fg', 'onWarningSoft', 'link'], grounds: [['warningSoft']], on: neutral, least: 4.5 },
  { fronts: ['fg', 'onSuccessSoft', 'link'], grounds: [['successSoft']], on: neutral, least: 4.5 },
  { fronts: ['fg', 'onInfoSoft', 'link'], grounds: [['infoSoft']], on: neutral, least: 4.5 },
  {
    fronts: ['onAccentSoft', 'onDangerSoft', 'onWarningSoft', 'onSuccessSoft', 'onInfoSoft'],
    grounds: [['bg'], ['bg', 'hover'], ['bg', 'field'], ['rowHover'], ['rowSelected']],
    on: neutral,
    least: 4.5,
  },
  {
    fronts: ['danger', 'warning', 'success', 'info'],
    grounds: [['bg'], ['bg', 'field'], ['rowHover'], ['rowSelected']],
    on: neutral,
    least: 3,
  },
  { fronts: ['fg'], grounds: [['bg'], ['bg', 'hover'], ['bg', 'pressed']], on: kitchen, least: 7 },
  { fronts: ['fg'], grounds: [['infoSoft'], ['warningSoft'], ['dangerSoft']], on: neutral, least: 7 },
  { fronts: ['fgMuted'], grounds: [['bg']], on: ['page', 'raised'], least: 7 },
  { fronts: ['navFg', 'navFgMuted'], grounds: [['navBg'], ['navBg', 'navHover']], on: ['nav'], least: 4.5 },
  { fronts: ['navOnActive'], grounds: [['navActive']], on: ['nav'], least: 4.5 },
  {
    fronts: ['topbarFg'],
    grounds: [['topbarBg'], ['topbarBg', 'hover'], ['topbarBg', 'pressed']],
    on: ['topbar'],
    least: 4.5,
  },
  { fronts: ['liveOn', 'liveOff'], grounds: [['topbarBg']], on: ['topbar'], least: 3 },
  {
    fronts: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'],
    grounds: [['bg']],
    on: ['page', 'raised', 'overlay'],
    least: 3,
  },
  {
    fronts: ['chart1', 'chart3', 'chart5'],
    grounds: [['chart2'], ['chart4'], ['chart6']],
    on: ['page'],
    least: 3,
  },
];

/** Roles that carry no meaning by themselves: decoration, veils, and what cannot be used (WCAG 2.2, 1.4.11 exceptions). */
export const exempt: readonly ColorRole[] = [
  'fgDisabled',
  'border',
  'accentBorder',
  'dangerBorder',
  'warningBorder',
  'successBorder',
  'infoBorder',
  'scrim',
  'skeleton',
  'shadow',
];
