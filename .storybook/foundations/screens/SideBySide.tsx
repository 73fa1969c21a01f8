import type { Mode } from '@comanda/tokens';
import { useCallback, useState } from 'react';
import { brandOf } from '../../brand/offered.ts';
import { Page } from '../Page.tsx';
import { LookRow } from './LookRow.tsx';
import type { ScreenName } from '../../pages/screens.ts';
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
export function SideBySide(props: SideBySideProps) {
  const { screen, brands, themes, modes, window, language = 'en-GB' } = props;
  // One after another: nine workbenches that load at once are more than a browser has room for.
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const onShown = useCallback(
    (brand: string) => setShown((before) => (before.has(brand) ? before : new Set([...before, brand]))),
    [],
  );
  const rows = brands.map(brandOf).map((brand) => ({
    brand,
    looks: (themes.length === 0 ? [brand.defaultTheme] : themes).flatMap((theme) =>
      modes.map((mode) => ({ theme, mode })),
    ),
  }));
  const count = rows.reduce((sum, { looks }) => sum + looks.length, 0);
  return (
    <Page
      title="Side by side"
      description={`${count === 1 ? 'One look' : `${count} looks`} of the same screen; the controls choose brands, themes, modes, screen and window. The first of each brand runs, and what happens in it happens in the others: open a menu there to see it in all of them.`}
    >
      <ul className={css.sheet[window]}>
        {rows.map(({ brand, looks }, index) => (
          <LookRow
            key={brand.code}
            screen={screen}
            brand={brand}
            looks={looks}
            window={window}
            language={language}
            isDue={rows.slice(0, index).every((before) => shown.has(before.brand.code))}
            onShown={onShown}
          />
        ))}
      </ul>
    </Page>
  );
}
