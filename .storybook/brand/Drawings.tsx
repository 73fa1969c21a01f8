import type { Brand } from '@comanda/tokens/brands';
import type { Mode } from '@comanda/tokens';
import type { ReactNode } from 'react';
import * as css from './Brand.css.ts';

interface GroundProps {
  readonly brand: Brand;
  readonly mode: Mode;
  readonly caption: string;
  readonly children: ReactNode;
}
function Ground({ brand, mode, caption, children }: GroundProps) {
  return (
    <figure className={css.figure}>
      <div className={css.ground} data-theme={brand.defaultTheme} data-mode={mode} data-surface="raised">
        {children}
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}

/** The drawings where they stand: on the grounds of both modes, as small as a tab, and cut by devices. */
export function Drawings({ brand }: { readonly brand: Brand }) {
  const { light, dark, compact, favicon, maskable } = brand.logos;
  return (
    <div className={css.row}>
      <Ground brand={brand} mode="light" caption="light">
        <img className={css.mark} src={light} alt="" />
      </Ground>
      <Ground brand={brand} mode="dark" caption="dark">
        <img className={css.mark} src={dark} alt="" />
      </Ground>
      {(['light', 'dark'] as const).map((mode) => (
        <Ground
          key={mode}
          brand={brand}
          mode={mode}
          caption="compact at 64 and 24 px; favicon at 32 and 16 px"
        >
          <img className={css.mark} src={compact} alt="" />
          <img src={compact} width="24" height="24" alt="" />
          <img src={favicon} width="32" height="32" alt="" />
          <img src={favicon} width="16" height="16" alt="" />
        </Ground>
      ))}
      <Ground brand={brand} mode="light" caption="maskable, as devices cut it">
        <img className={css.cushion} src={maskable} alt="" />
        <img className={css.circle} src={maskable} alt="" />
      </Ground>
    </div>
  );
}
