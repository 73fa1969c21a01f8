import { resources } from '../resources/index.ts';
import { bulkCalls } from './bulkCalls.ts';
import type { AnyCall } from './call.ts';
import { deviceCalls, ticketCalls } from './devices.ts';
import { exportCalls } from './exportCalls.ts';
import { importCalls, importInto } from './imports.ts';
import { kitchenCalls } from './kitchen.ts';
import { messageCalls } from './messages.ts';
import { businessCalls, peopleCalls } from './people.ts';
import { pictureCalls } from './pictures.ts';
import { platformCalls } from './platform.ts';
import { resourceCalls } from './resourceCalls.ts';
import { screenCalls } from './screens.ts';
import { sessionCalls } from './session.ts';
import { syncCalls } from './sync.ts';
import { viewCalls } from './views.ts';

/** Every call of the contract, for who needs all of them at once: the server, OpenAPI, the generated tests. */
export const allCalls: readonly AnyCall[] = [
  platformCalls,
  sessionCalls,
  peopleCalls,
  businessCalls,
  messageCalls,
  syncCalls,
  deviceCalls,
  ticketCalls,
  importCalls,
  viewCalls,
  pictureCalls,
  kitchenCalls,
  screenCalls,
  ...resources.flatMap((resource) => [
    resourceCalls(resource),
    bulkCalls(resource),
    exportCalls(resource),
    { import: importInto(resource) },
  ]),
].flatMap((group) => Object.values<AnyCall>(group));
