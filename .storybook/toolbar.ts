import type { Preview } from '@storybook/react-vite';
import { languages } from '@comanda/machines/language';
import { densities, modes, type Theme, type ThemeFamily, themes } from '@comanda/tokens';
import { brandOf, offered } from './brand/offered.ts';
import { furtherLanguages, type WorkbenchGlobals } from './globals.ts';
import { pseudoLanguage } from './pseudo.ts';
import { sights } from './vision.ts';

const item = (value: string, title = value) => ({ value, title });
const toolbar = <Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Names of families in the workbench's own language; the apps say them in theirs. */
const families: Readonly<Record<ThemeFamily, string>> = {
  cloud: 'Cloud',
  green: 'Green',
  orange: 'Orange',
  red: 'Red',
  lilac: 'Lilac',
  'partner-1': 'Harbour',
  'partner-2': 'Marine',
  white: 'Paper',
  own: 'House colours',
};
const nameOf = ({ family, navigation }: Theme): string =>
  navigation === 'brand' ? `${families[family]}, coloured menu` : families[family];

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: toolbar(
    'Brand',
    'certificate',
    offered.map(({ code, name }) => item(code, name)),
  ),
  theme: toolbar('Theme', 'paintbrush', [
    item('brand', "Brand's theme"),
    ...themes.map((theme) => item(theme.code, `${theme.code} · ${nameOf(theme)}`)),
    item('probe', 'Probe'),
  ]),
  mode: toolbar(
    'Mode',
    'mirror',
    modes.map((mode) => item(mode)),
  ),
  density: toolbar(
    'Density',
    'component',
    densities.map((density) => item(density)),
  ),
  language: toolbar('Language', 'globe', [
    ...languages.map(({ code, name }) => item(code, name)),
    ...furtherLanguages.map(({ code, name }) => item(code, name)),
    item(pseudoLanguage, 'Marked and longer'),
  ]),
  direction: toolbar('Direction', 'transfer', [item('auto', 'As the language'), item('ltr'), item('rtl')]),
  text: toolbar('Text size', 'zoom', [item('100', 'Text 100 %'), item('200', 'Text 200 %')]),
  sight: toolbar('Sight', 'eye', [
    item('full', 'Full sight'),
    ...sights.map(({ code, name }) => item(code, name)),
  ]),
};

export function themeOf({ brand, theme }: Pick<WorkbenchGlobals, 'brand' | 'theme'>): string {
  if (theme !== 'brand') return theme;
  return brandOf(brand).defaultTheme;
}
