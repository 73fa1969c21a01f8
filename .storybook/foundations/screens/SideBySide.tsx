import type { Mode } from '@comanda/tokens';
import type { Brand } from '@comanda/tokens/brands';
import { brandOf } from '../../brand/offered.ts';
import { Page } from '../Page.tsx';
import { Frame, type Look } from './Frame.tsx';
import type { ScreenName } from './screens.ts';
import * as css from './sideBySide.css.ts';
import type { WindowName } from './windows.ts';

export interface SideBySideProps {
  readonly screen: ScreenName;
  /** Codes of brands. */
  readonly brands: readonly string[];
  /** Letters of themes; with none, each brand wears its own. */
  readonly themes: readonly string[];
  readonly modes: readonly Mode[];
  readonly window: WindowName;
  readonly language?: string;
}

/** The same screen in every look of brands × themes × modes, each in a window of its own. */
export function SideBySide({ screen, brands, themes, modes, window, language = 'en-GB' }: SideBySideProps) {
  const looks = brands
    .map(brandOf)
    .flatMap((brand) =>
      themesFor(brand, themes).flatMap((theme) => modes.map((mode) => ({ brand, theme, mode }))),
    );
  return (
    <Page
      title="Side by side"
      description={
        looks.length === 1
          ? 'One look of the same screen. The controls choose brands, themes, modes, screen and window.'
          : `${looks.length} looks of the same screen. The controls choose brands, themes, modes, screen and window.`
      }
    >
      <ul className={css.sheet[window]}>
        {looks.map((look) => (
          <li key={keyOf(look)}>
            <Frame screen={screen} look={look} window={window} language={language} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function themesFor(brand: Brand, themes: readonly string[]): readonly string[] {
  return themes.length === 0 ? [brand.defaultTheme] : themes;
}

function keyOf({ brand, theme, mode }: Look): string {
  return [brand.code, theme, mode].join(' ');
}
