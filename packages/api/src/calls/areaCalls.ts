import type { Resource } from '../kernel/index.ts';
import { actionOf, verbsOf } from '../permissions/naming.ts';
import { bulkCalls } from './bulkCalls.ts';
import type { AnyCall } from './call.ts';
import { exportCalls } from './exportCalls.ts';
import { fileCalls, hasFiles } from './fileCalls.ts';
import { importInto } from './imports.ts';
import { resourceCalls } from './resourceCalls.ts';

/** What is done to many records at once. */
const ofMany: ReadonlySet<string | undefined> = new Set(['setStatus', 'edit', 'restore']);

/** Whether an area has a call: one record is neither made nor deleted, and what nobody writes is only read. */
export const isOffered = (resource: Resource, { name, access }: Pick<AnyCall, 'name' | 'access'>): boolean =>
  (!('action' in access) || verbsOf(resource).some((verb) => access.action === actionOf(resource, verb))) &&
  (resource.page !== 'one' || !ofMany.has(name.split('.')[1]));

/** Every call of a maintenance area. */
export const areaCalls = (resource: Resource): readonly AnyCall[] =>
  Object.values<AnyCall>({
    ...resourceCalls(resource),
    ...bulkCalls(resource),
    ...exportCalls(resource),
    import: importInto(resource),
    ...(hasFiles(resource) && fileCalls(resource)),
  }).filter((call) => isOffered(resource, call));
