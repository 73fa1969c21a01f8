import { BrandMark as Mark } from '@comanda/ui/BrandMark';
import { useSyncExternalStore } from 'react';
import { brand } from '../app/brand.ts';
import { webTheme } from '../app/theme.ts';
import * as css from './BrandMark.css.ts';

/** The brand's logo for the ground that it stands on (docs/product.md §4.3). */
export function BrandMark() {
  const { mode } = useSyncExternalStore(webTheme.subscribe, webTheme.current);
  const { logos, name } = brand;
  return <Mark light={logos.light} dark={logos.dark} mode={mode} alt={name} />;
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
