import { allThemes, type ThemeCode } from '@comanda/tokens';
import type { Look } from '@comanda/tokens/browser';
import { useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ToggleGroup } from '../ToggleGroup/index.ts';
import * as css from './ThemePicker.css.ts';
import { useLookModes } from './useLookModes.ts';
import { useSystemMode } from './useSystemMode.ts';
import { useThemeName } from './useThemeName.ts';
import { useThemesThere } from './useThemesThere.ts';

export interface ThemePickerProps {
  /** The themes that the brand allows, by letter. */
  readonly allowed: readonly ThemeCode[];
  readonly look: Look;
  readonly onLookChange: (look: Look) => void;
}

/** How the product looks. Each preview is drawn in its own theme, since a theme is only an attribute. */
export function ThemePicker({ allowed, look, onLookChange }: ThemePickerProps) {
  const { t } = useLingui();
  const nameOf = useThemeName();
  const offered = useThemesThere(allowed);
  const modes = useLookModes();
  const systemMode = useSystemMode();
  return (
    <div className={css.picker}>
      <ToggleGroup
        label={t`Mode`}
        value={look.mode}
        onChange={(mode) => onLookChange({ ...look, mode })}
        options={modes}
      />
      <RadioGroup
        aria-label={t`Theme`}
        value={look.theme}
        onChange={(letter) => {
          const chosen = allThemes.find(({ code }) => code === letter);
          if (chosen) onLookChange({ ...look, theme: chosen.code });
        }}
        className={css.themes}
      >
        {offered.map((theme) => (
          <Radio key={theme.code} value={theme.code} className={css.theme}>
            <span
              aria-hidden="true"
              data-theme={theme.code}
              data-mode={look.mode === 'system' ? systemMode : look.mode}
              className={css.preview}
            >
              <span className={css.bar} />
              <span className={css.nav} />
              <span className={css.page}>
                <span className={css.accent} />
                <span className={css.line} />
                <span className={css.line} />
              </span>
            </span>
            {nameOf(theme)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
