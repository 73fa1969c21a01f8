import { DishDrawing } from './DishDrawing.tsx';
import { dishKind } from './dishKind.ts';

/** The drawing for a dish of this name. */
export function NamedDish({ name }: { readonly name: string }) {
  return <DishDrawing kind={dishKind(name)} />;
}
