import { viewCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { viewsOf } from './views.ts';
import { arrangeViews, changeView, createView, removeView } from './write.ts';

const done = { done: true } as const;

/** Saved views of lists (docs/product.md §6.5). */
export const viewRoutes: readonly Route[] = [
  handle(viewCalls.ofCompany, ({ params: { companyId, entity } }, context) =>
    viewsOf(context, { idCompany: companyId, entity }),
  ),
  handle(viewCalls.create, ({ data }, context) => createView(context, data)),
  handle(viewCalls.update, ({ data }, context) => changeView(context, data)),
  handle(viewCalls.remove, async ({ params: { companyId, entity, id } }, context) => {
    if (!formats.id.test(id)) throw unknownRecord();
    await removeView(context, { idCompany: companyId, entity }, id);
    return done;
  }),
  handle(viewCalls.arrange, async ({ data }, context) => {
    await arrangeViews(context, data);
    return done;
  }),
];
