import * as z from 'zod/mini';
import type { CompanyAction } from '../permissions/actions.ts';
import { defineCall } from './call.ts';
import { boardKinds } from './kitchen.ts';
import { kitchenScreen } from './screens.ts';
import { done, id, names } from './shapes.ts';

const tends = {
  by: 'company',
  action: 'ALLOW_COMPANY_KITCHEN_REVOKE' satisfies CompanyAction,
  named: 'records',
} as const;
const monitor = z.object({
  id,
  code: z.string(),
  names,
  kind: z.enum(boardKinds),
  idStore: id,
  sName: z.string(),
  /** The monitor that shows its orders besides; none where it needs none. */
  idBackup: z.nullable(id),
  screens: z.array(kitchenScreen),
});
export type WallMonitor = z.output<typeof monitor>;

/** Every screen of a company's kitchens, and what can be done about it from afar (docs/product.md §16.22). */
export const kitchenWallCalls = {
  wall: defineCall({
    name: 'screen.wall',
    service: 'kds',
    method: 'GET',
    path: '/screen/company/{companyId}',
    access: { by: 'company', action: 'ALLOW_COMPANY_MONITOR_ACCESS', named: 'path' },
    summary: 'The active monitors of a company with their screens',
    answer: z.array(monitor),
    retryOnFail: true,
  }),
  write: defineCall({
    name: 'screen.write',
    service: 'kds',
    method: 'POST',
    path: '/screen/{id}/message',
    entity: 'SCR',
    access: tends,
    summary: 'Write to whoever stands at a screen; what was written before and is not closed yet is replaced',
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    answer: done,
  }),
  reload: defineCall({
    name: 'screen.reload',
    service: 'kds',
    method: 'POST',
    path: '/screen/{id}/reload',
    entity: 'SCR',
    access: tends,
    summary: 'Have a screen start anew as soon as nothing of its cook can be lost',
    answer: done,
  }),
  cover: defineCall({
    name: 'screen.cover',
    service: 'kds',
    method: 'PUT',
    path: '/screen/monitor/{id}/backup',
    entity: 'KMN',
    access: tends,
    summary: 'Have another monitor of the store show the orders of this one besides its own, or no longer',
    body: z.object({ idBackup: z.nullable(id) }),
    answer: done,
  }),
};
