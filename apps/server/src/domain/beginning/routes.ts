import { companyCalls } from '@comanda/api/calls';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { companiesBy, companyPage } from '../business/companies.ts';
import { writeBasics } from './basics.ts';
import { changeCompany } from './change.ts';
import { openCompany } from './open.ts';
import { proposals } from './proposal.ts';
import { writeSampleMenu } from './sampleMenu.ts';
import { standingOf } from './standing.ts';

/** Companies come to be and begin (docs/product.md §22.8). */
export const companyRoutes: readonly Route[] = [
  handle(companyCalls.all, (_, context) => companiesBy(context.db, [...personIn(context).companies.keys()])),
  handle(companyCalls.list, ({ data }, context) =>
    companyPage(context.db, [...personIn(context).companies.keys()], data),
  ),
  handle(companyCalls.make, (input, context) => openCompany(context, input)),
  handle(companyCalls.change, ({ data, files }, context) => changeCompany(context, data, files)),
  handle(companyCalls.countries, async () => [...proposals]),
  handle(companyCalls.beginning, ({ params }, context) => standingOf(context, params.id)),
  handle(companyCalls.basics, async ({ data }, context) => ({
    made: await writeBasics(context, data.idCompany),
  })),
  handle(companyCalls.sampleMenu, async ({ data }, context) => ({
    made: await writeSampleMenu(context, data.idCompany),
  })),
];
