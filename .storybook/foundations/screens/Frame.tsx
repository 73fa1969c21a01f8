import type { Mode } from '@comanda/tokens';
import type { Brand } from '@comanda/tokens/brands';
import { Link } from '@comanda/ui/Link';
import type { ScreenName } from './screens.ts';
import * as css from './sideBySide.css.ts';
import type { WindowName } from './windows.ts';

export interface Look {
  readonly brand: Brand;
  readonly theme: string;
  readonly mode: Mode;
}

export interface FrameProps {
  readonly screen: ScreenName;
  readonly look: Look;
  readonly window: WindowName;
  readonly language: string;
}

/**
 * A screen in a window of its own, scaled down: breakpoints, dialogs and heights hold as they do in a browser, which an
 * element inside the page could not show. It is fetched when it comes near the view, and only looked at.
 */
export function Frame({ screen, look, window, language }: FrameProps) {
  const { brand, theme, mode } = look;
  const name = `${brand.name}, theme ${theme}, ${mode}`;
  const address = addressOf(screen, look, language);
  return (
    <figure className={css.figure}>
      <div className={css.view[window]}>
        <iframe key={address} className={css.frame} title={name} src={address} loading="lazy" inert />
      </div>
      <figcaption className={css.caption}>
        <Link href={address} target="_blank">
          {name}
        </Link>
      </figcaption>
    </figure>
  );
}

function addressOf(screen: ScreenName, { brand, theme, mode }: Look, language: string): string {
  const globals = {
    brand: brand.code,
    theme,
    mode,
    language,
    // Thirty pages that judge themselves would keep the browser from showing them.
    'a11y.manual': '!true',
  };
  const given = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
  return `iframe.html?id=foundations-screens--${screen}&viewMode=story&globals=${given.join(';')}`;
}
