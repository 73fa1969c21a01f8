import type { Theme, ThemeFamily } from '@comanda/tokens';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const families: Readonly<Record<ThemeFamily, ReturnType<typeof msg>>> = {
  cloud: msg`Cloud`,
  green: msg`Green`,
  orange: msg`Orange`,
  red: msg`Red`,
  lilac: msg`Lilac`,
  'partner-1': msg`Harbour`,
  'partner-2': msg`Marine`,
  white: msg`Paper`,
  own: msg`House colours`,
};

/** What a theme is called: its family, and what is special about its menu. */
export function useThemeName(): (theme: Theme) => string {
  const { t, i18n } = useLingui();
  return ({ family, navigation }) => {
    const name = i18n._(families[family]);
    return navigation === 'brand' ? t`${name}, coloured menu` : name;
  };
}
