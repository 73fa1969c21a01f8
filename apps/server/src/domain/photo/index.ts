import { photoCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { addPhotos } from './add.ts';
import { gallery } from './gallery.ts';

/** The gallery of a company's pictures (docs/product.md §8.43). */
export const routes: readonly Route[] = [
  handle(photoCalls.gallery, ({ data }, work) => gallery(work, data)),
  handle(photoCalls.add, ({ data }, work) => addPhotos(work, data)),
];
