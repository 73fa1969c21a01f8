import type { Preview } from '@storybook/react-vite';
import { languages } from '@comanda/machines/language';
import { densities, modes, themes } from '@comanda/tokens';
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

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: toolbar(
    'Brand',
    'certificate',
    offered.map(({ code, name }) => item(code, name)),
  ),
  theme: toolbar('Theme', 'paintbrush', [
    item('brand', "Brand's theme"),
    ...themes.map(({ code }) => item(code, `Theme ${code}`)),
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
