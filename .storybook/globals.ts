import type { Preview } from '@storybook/react-vite';
import { languages } from '@comanda/machines/language';
import { brands } from '@comanda/tokens/brands';
import { densities, modes, themes } from '@comanda/tokens';

/** What the workbench can switch, as data: the toolbar, the decorator and the story checks read it. */
export interface WorkbenchGlobals {
  brand: string;
  /** A theme's code, or `brand` for the one that the brand chooses. */
  theme: string;
  mode: string;
  density: string;
  language: string;
  /** `auto` follows the language. */
  direction: string;
}

export const initialGlobals: WorkbenchGlobals = {
  brand: 'default',
  theme: 'brand',
  mode: 'light',
  density: 'comfortable',
  language: 'en-GB',
  direction: 'auto',
};

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
    brands.map(({ code, name }) => item(code, name)),
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
  language: toolbar(
    'Language',
    'globe',
    languages.map(({ code, name }) => item(code, name)),
  ),
  direction: toolbar('Direction', 'transfer', [item('auto', 'As the language'), item('ltr'), item('rtl')]),
};

export function themeOf({ brand, theme }: Pick<WorkbenchGlobals, 'brand' | 'theme'>): string {
  if (theme !== 'brand') return theme;
  return brands.find(({ code }) => code === brand)?.defaultTheme ?? 'A';
}

export function directionOf({
  language,
  direction,
}: Pick<WorkbenchGlobals, 'language' | 'direction'>): string {
  if (direction !== 'auto') return direction;
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr';
}
