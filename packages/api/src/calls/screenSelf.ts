import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done } from './shapes.ts';

/** What a screen of the kitchen says about itself; all that it needs once it is one (docs/product.md §16.8). */
export const screenSelfCalls = {
  leave: defineCall({
    name: 'screen.leave',
    service: 'kds',
    method: 'DELETE',
    path: '/screen',
    access: { by: 'screen' },
    summary: 'This device is no screen any more',
    answer: done,
  }),
  ticket: defineCall({
    name: 'screen.ticket',
    service: 'kds',
    method: 'POST',
    path: '/screen/ticket',
    access: { by: 'screen' },
    summary: 'A ticket for one opening of the socket, within 30 s',
    answer: z.object({ ticket: z.string() }),
  }),
};
