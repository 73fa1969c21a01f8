import { mainMenu, peopleCalls } from '@comanda/api/calls';
import { GRANTED, shared } from '@comanda/api/permissions';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import { type Person, personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { countryOf } from '../business/companies.ts';
import { companyOf } from '../business/stores.ts';
import { companyMenuFor, menuFor } from './menu.ts';
import { arranged, arrangementOf } from './ownMenu.ts';
import { keepLanguage, keepTheme, loggedIn } from './profile.ts';

const done = { done: true } as const;
/** Only what is granted is told (docs/product.md §5.1.4). */
const granted = (actions: ReadonlySet<string>) => ({
  actions: [...actions].sort().map((key) => ({ key, value: GRANTED })),
});
const refuseUnknownMenu = (name: string): void => {
  if (name !== mainMenu) throw new Refusal('ERROR_UNKNOWN', 'There is no such menu.');
};
const actionsIn = ({ companies }: Person, idCompany: string): ReadonlySet<string> => {
  const actions = companies.get(idCompany);
  if (!actions) throw unknownRecord();
  return actions;
};

/** The signed-in person: who, what they may do, what they see. */
export const peopleRoutes: readonly Route[] = [
  handle(peopleCalls.logged, (_, context) => loggedIn(context)),
  handle(peopleCalls.setLanguage, async ({ params, data }, context) => {
    await keepLanguage(context, params.id, data.lang);
    return done;
  }),
  handle(peopleCalls.setTheme, async ({ params, data }, context) => {
    await keepTheme(context, params.id, data.webTheme);
    return done;
  }),
  handle(peopleCalls.actions, async (_, context) => granted(personIn(context).actions)),
  handle(peopleCalls.businessActions, async ({ data }, context) => {
    const idCompany = data.kind === 'company' ? data.idCompany : await companyOf(context.db, data.idStore);
    const person = personIn(context);
    // Pages of what is the platform's own stand among those of a company.
    const seen = shared.filter((action) => person.actions.has(action));
    return { idCompany, ...granted(new Set([...actionsIn(person, idCompany), ...seen])) };
  }),
  handle(peopleCalls.menu, async ({ params }, context) => {
    refuseUnknownMenu(params.menu);
    const { actions, lang } = personIn(context);
    return arranged(
      menuFor((action) => actions.has(action)),
      await arrangementOf(context),
      lang,
    );
  }),
  handle(peopleCalls.companyMenu, async ({ params }, context) => {
    refuseUnknownMenu(params.menu);
    const person = personIn(context);
    const actions = actionsIn(person, params.id);
    const country = await countryOf(context.db, params.id);
    const menu = companyMenuFor((action) => person.actions.has(action) || actions.has(action), country);
    return arranged(menu, await arrangementOf(context), person.lang);
  }),
];
