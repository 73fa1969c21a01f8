import { deviceCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { uploadClosing } from './upload.ts';

/** X readings and Z closings (docs/product.md §10.4). */
export const closingRoutes: readonly Route[] = [
  handle(deviceCalls.x, ({ data }, context) => uploadClosing(context, 'X', data)),
  handle(deviceCalls.z, ({ data }, context) => uploadClosing(context, 'Z', data)),
];
