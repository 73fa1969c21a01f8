import { brand } from '../app/brand.ts';
import { webTheme } from '../app/theme.ts';
import { useSyncExternalStore } from 'react';
import * as css from './BrandMark.css.ts';

/** The brand's logo for the ground that it stands on (docs/product.md §4.3). */
export function BrandMark() {
  const { mode } = useSyncExternalStore(webTheme.subscribe, webTheme.current);
  if (mode !== 'system') return <img className={css.logo} src={brand.logos[mode]} alt={brand.name} />;
  return (
    <picture>
      <source srcSet={brand.logos.dark} media="(prefers-color-scheme: dark)" />
      <img className={css.logo} src={brand.logos.light} alt={brand.name} />
    </picture>
  );
}

/** A tile that stands on any ground, for the top bar. */
export function BrandTile() {
  return (
    <>
      <img className={css.tile} src={brand.logos.compact} alt="" />
      <span className={css.name}>{brand.name}</span>
    </>
  );
}
