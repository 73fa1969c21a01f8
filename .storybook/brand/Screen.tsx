import type { Brand } from '@comanda/tokens/brands';
import { hasColouredBar, type Mode, type ThemeCode } from '@comanda/tokens';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import * as css from './Brand.css.ts';

export interface ScreenProps {
  readonly brand: Brand;
  readonly theme: ThemeCode;
  readonly mode: Mode;
}

/** A small screen in one of the brand's themes: what carries its tile, its mark and its colours. */
export function Screen({ brand, theme, mode }: ScreenProps) {
  const { name, logos, wordmark } = brand;
  return (
    <figure className={css.figure}>
      <div className={css.screen} data-theme={theme} data-mode={mode} data-surface="page">
        <div className={css.bar} data-surface="topbar">
          {wordmark ? (
            <img className={css.tile} src={wordmark[hasColouredBar(theme) ? 'dark' : mode]} alt={name} />
          ) : (
            <>
              <img className={css.tile} src={logos.compact} alt="" />
              {name}
            </>
          )}
        </div>
        <div className={css.nav} data-surface="nav">
          <span className={css.entry}>Home</span>
          <span className={css.current}>Products</span>
          <span className={css.entry}>Kitchen</span>
        </div>
        <div className={css.place}>
          <div className={css.card} data-surface="raised">
            <img className={css.logo} src={logos[mode]} alt="" />
            <p className={css.title}>Sign in to {name}</p>
            <p className={css.muted}>What the tills sell, and who works where.</p>
            <div className={css.words}>
              <Badge tone="success">Sold</Badge>
              <Badge tone="warning">Waiting</Badge>
              <Badge tone="danger">Refused</Badge>
            </div>
            <div className={css.words}>
              <Button tone="accent">Sign in</Button>
              <Button>Help</Button>
            </div>
          </div>
        </div>
      </div>
      <figcaption className={css.caption}>
        {theme} {mode}
      </figcaption>
    </figure>
  );
}
