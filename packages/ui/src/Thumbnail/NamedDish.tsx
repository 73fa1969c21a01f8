import { hashToIndex } from '../Avatar/initials.ts';
import { tints } from '../styles/tints.css.ts';
import { dishKind } from './dishKind.ts';
import { DishTile } from './DishTile.tsx';

/** What stands for a dish of this name: its words choose the drawing, all of it the tint. */
export function NamedDish({ name }: { readonly name: string }) {
  return <DishTile kind={dishKind(name)} tint={hashToIndex(name, tints.length)} />;
}
