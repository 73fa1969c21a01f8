import { hasColouredBar } from '@comanda/tokens';
import { BrandMark as Mark } from '@comanda/ui/BrandMark';
import { Text } from '@comanda/ui/Text';
import { useSyncExternalStore } from 'react';
import { brand } from '../app/brand.ts';
import { webTheme } from '../app/theme.ts';
import * as css from './BrandMark.css.ts';

const { logos, name, wordmark } = brand;
const useLook = () => useSyncExternalStore(webTheme.subscribe, webTheme.current);

/** The brand's name as it is drawn, else its mark, for the ground that it stands on (docs/product.md §4.3). */
export function BrandMark() {
  const { mode } = useLook();
  const { light, dark } = wordmark ?? logos;
  const mark = <Mark light={light} dark={dark} mode={mode} alt={name} />;
  if (wordmark) return mark;
  return (
    <span className={css.named}>
      {mark}
      <span aria-hidden="true">
        <Text size="lg" weight="bold">
          {name}
        </Text>
      </span>
    </span>
  );
}

/** For the top bar: a tile that stands on any ground, and the name where there is room. */
export function BrandTile() {
  return (
    <>
      <img className={wordmark ? css.tileAlone : css.tile} src={logos.compact} alt="" />
      <span className={css.name}>{wordmark ? <Wordmark {...wordmark} /> : name}</span>
    </>
  );
}

/** The drawn name for the bar, which is dark in some themes whatever the mode; it alone renders with them. */
function Wordmark({ light, dark }: NonNullable<typeof wordmark>) {
  const { theme, mode } = useLook();
  return <Mark light={light} dark={dark} mode={hasColouredBar(theme) ? 'dark' : mode} alt="" size="sm" />;
}
