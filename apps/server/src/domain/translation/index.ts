import { translationCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { listTexts, standingOf } from './read.ts';
import { writeTexts } from './write.ts';

/** Texts of records in the languages of their company (docs/product.md §8.39.4). */
export const routes: readonly Route[] = [
  handle(translationCalls.standing, ({ data }, context) => standingOf(context, data)),
  handle(translationCalls.list, ({ data }, context) => listTexts(context, data)),
  handle(translationCalls.write, ({ data }, context) => writeTexts(context, data)),
];
