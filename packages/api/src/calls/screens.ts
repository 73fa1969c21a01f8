import * as z from 'zod/mini';
import type { CompanyAction } from '../permissions/actions.ts';
import { defineCall } from './call.ts';
import { boardKinds, monitorSettings } from './kitchen.ts';
import { done, id, instant, names } from './shapes.ts';

const worksInKitchen = 'ALLOW_COMPANY_KITCHEN_ACCESS' satisfies CompanyAction;
const deviceName = z.string().check(z.minLength(1), z.maxLength(100));
export const kitchenScreen = z.object({
  id,
  name: z.string(),
  /** Who enrolled it. */
  author: z.string(),
  created: instant,
  /** When it last spoke. */
  seen: z.nullable(instant),
  isLive: z.boolean(),
  /** Operations that it still has to send, as it last said. */
  waiting: z.number(),
  /** Release of the kitchen app's protocol that it speaks, and whether it can be heard; none before it has said so. */
  release: z.nullable(z.number()),
  isAudible: z.nullable(z.boolean()),
  /** Build of its app, and whether it is the one that the platform hands out now; none before it has said so. */
  app: z.nullable(z.string()),
  isNewest: z.nullable(z.boolean()),
  /** What was written to it and nobody there has closed yet. */
  message: z.nullable(z.string()),
  /** It was asked to start anew, and has not yet. */
  isReloading: z.boolean(),
});
export type KitchenScreen = z.output<typeof kitchenScreen>;

/** Screens of the kitchen: which monitor each of them shows, and until when (docs/product.md §16.8). */
export const screenCalls = {
  choices: defineCall({
    name: 'screen.choices',
    service: 'kds',
    method: 'GET',
    path: '/screen/choices',
    access: { by: 'user', of: 'companies', holding: worksInKitchen },
    summary:
      'Monitors that the person may put on a screen: active ones of companies where they may work in the kitchen',
    answer: z.array(
      z.object({
        id,
        code: z.string(),
        names,
        kind: z.enum(boardKinds),
        idCompany: id,
        cName: z.string(),
        idStore: id,
        sName: z.string(),
        /** Screens that show it now. */
        screens: z.number(),
        /** Dishes that are to be made of each order on it, the longest waiting first. */
        orders: z.array(z.number()),
        /** How long the first of them has waited, in milliseconds. */
        oldest: z.nullable(z.number()),
      }),
    ),
    retryOnFail: true,
  }),
  enrol: defineCall({
    name: 'screen.enrol',
    service: 'kds',
    method: 'POST',
    path: '/screen/enrol/{id}',
    entity: 'KMN',
    access: { by: 'company', action: worksInKitchen, named: 'records' },
    summary: 'Make this device a screen of a monitor; the credential is told once',
    body: z.object({ name: deviceName }),
    answer: z.object({ id, credential: z.string(), settings: monitorSettings }),
  }),
  list: defineCall({
    name: 'screen.ofMonitor',
    service: 'kds',
    method: 'GET',
    path: '/screen/monitor/{id}',
    entity: 'KMN',
    access: { by: 'company', action: 'ALLOW_COMPANY_MONITOR_ACCESS', named: 'records' },
    summary: 'Screens of a monitor',
    answer: z.array(kitchenScreen),
    retryOnFail: true,
  }),
  revoke: defineCall({
    name: 'screen.revoke',
    service: 'kds',
    method: 'DELETE',
    path: '/screen/{id}',
    entity: 'SCR',
    access: { by: 'company', action: 'ALLOW_COMPANY_KITCHEN_REVOKE', named: 'records' },
    summary: 'End a screen: its credential is worth nothing from now on',
    answer: done,
  }),
};
