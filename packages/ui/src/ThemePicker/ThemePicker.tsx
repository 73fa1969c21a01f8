import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ToggleGroup } from '../ToggleGroup/index.ts';
import * as css from './ThemePicker.css.ts';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface OfferedTheme {
  /** The theme's letter, as `data-theme` takes it. */
  readonly id: string;
  readonly name: string;
}

export interface ThemePickerProps {
  /** The themes that the brand allows. */
  readonly themes: readonly OfferedTheme[];
  readonly theme: string;
  readonly onThemeChange: (id: string) => void;
  readonly mode: ThemeMode;
  readonly onModeChange: (mode: ThemeMode) => void;
  /** The mode that `system` means now, for the previews. */
  readonly systemMode: 'light' | 'dark';
}

/** How the product looks. Each preview is drawn in its own theme, since a theme is only an attribute. */
export function ThemePicker({
  themes,
  theme,
  onThemeChange,
  mode,
  onModeChange,
  systemMode,
}: ThemePickerProps) {
  const { t } = useLingui();
  const shown = mode === 'system' ? systemMode : mode;
  return (
    <div className={css.picker}>
      <ToggleGroup
        label={t`Mode`}
        value={mode}
        onChange={onModeChange}
        options={[
          { id: 'light', label: t`Light`, icon: Sun },
          { id: 'dark', label: t`Dark`, icon: Moon },
          { id: 'system', label: t`As the system`, icon: Monitor },
        ]}
      />
      <RadioGroup aria-label={t`Theme`} value={theme} onChange={onThemeChange} className={css.themes}>
        {themes.map(({ id, name }) => (
          <Radio key={id} value={id} className={css.theme}>
            <span aria-hidden="true" data-theme={id} data-mode={shown} className={css.preview}>
              <span className={css.nav} />
              <span className={css.page}>
                <span className={css.accent} />
                <span className={css.line} />
                <span className={css.line} />
              </span>
            </span>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
