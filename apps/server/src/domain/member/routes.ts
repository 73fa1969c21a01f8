import { memberCalls } from '@comanda/api/calls';
import { seesRoles } from '@comanda/api/permissions';
import { formats } from '@comanda/api/validation';
import { may, personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { groupOf } from '../group/groups.ts';
import { sendAgain, sendInvitation } from '../invitation/send.ts';
import { avatarsOf, memberPage, membersIn } from './list.ts';
import { setLocked } from './lock.ts';
import { takeOut, takeOutWith } from './takeOut.ts';

const done = { done: true } as const;
const idIn = ({ id }: { readonly id: string }): string => {
  if (!formats.id.test(id)) throw unknownRecord();
  return id;
};

/** People of companies (docs/product.md §22.14). */
export const memberRoutes: readonly Route[] = [
  handle(memberCalls.ofCompany, (_, { companies, gate }) => gate((db) => membersIn(db, companies))),
  handle(memberCalls.ofStore, (_, { companies, gate }) => gate((db) => membersIn(db, companies))),
  handle(memberCalls.ofGroup, async ({ params }, context) => {
    const group = await groupOf(context, params.id);
    const wanted = [
      ...group.companies.map(({ id }) => id),
      ...group.stores.map(({ idCompany }) => idCompany),
    ];
    const companies = context.companies.filter((id) => wanted.includes(id));
    return context.gate((db) => membersIn(db, companies));
  }),
  handle(memberCalls.byId, async ({ params }, context) => {
    const found = await context.gate((db) => membersIn(db, context.companies, idIn(params)));
    if (found.length === 0) throw unknownRecord();
    return found;
  }),
  handle(memberCalls.page, ({ data }, context) => {
    if (!context.companies.includes(data.idCompany)) throw unknownRecord();
    return context.gate((db) => memberPage(db, data));
  }),
  handle(memberCalls.query, async ({ data }, context) => {
    if (!context.companies.includes(data.idCompany)) throw unknownRecord();
    const { elements } = await context.gate((db) => memberPage(db, { ...data, limit: 20, offset: 0 }));
    return elements;
  }),
  handle(memberCalls.avatars, ({ data }, context) => {
    const companies = context.companies.filter((id) => may(context.caller, id, seesRoles));
    return context.gate((db) => avatarsOf(db, companies, data.idUsers));
  }),
  handle(memberCalls.takeOut, async ({ data }, context) => {
    await takeOut(context, data);
    return done;
  }),
  handle(memberCalls.removeMany, async ({ data }, context) => {
    await takeOut(context, data);
    return done;
  }),
  handle(memberCalls.removeFromStore, async ({ data: { idUsers } }, context) => {
    const [idCompany] = context.companies;
    if (idCompany === undefined) throw unknownRecord();
    await takeOut(context, { idCompany, idUsers });
    return done;
  }),
  handle(memberCalls.removeFromGroup, async ({ data: { idUsers } }, context) => {
    await context.gate(async (db) => {
      const members = await membersIn(db, context.companies);
      const chosen = members.filter(({ id }) => idUsers.includes(id));
      if (new Set(chosen.map(({ id }) => id)).size !== new Set(idUsers).size) throw unknownRecord();
      for (const idCompany of new Set(chosen.map((one) => one.idCompany)))
        await takeOutWith(db, context, {
          idCompany,
          idUsers: chosen.filter((one) => one.idCompany === idCompany).map(({ id }) => id),
        });
    });
    return done;
  }),
  handle(memberCalls.add, async ({ data }, context) => {
    await sendInvitation(context, data);
    return done;
  }),
  handle(memberCalls.setStatus, async ({ data: { idCompany, id, status } }, context) => {
    await setLocked(context, { idCompany, id, isLocked: status === 'LCK' });
    return done;
  }),
  handle(memberCalls.resend, async ({ params }, context) => {
    personIn(context);
    await sendAgain(context, idIn(params));
    return done;
  }),
];
