import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id } from './shapes.ts';

/** What a screen of the kitchen says about itself; all that it needs once it is one (docs/product.md §16.8). */
export const screenSelfCalls = {
  heard: defineCall({
    name: 'screen.heard',
    service: 'kds',
    method: 'POST',
    path: '/screen/heard',
    access: { by: 'screen' },
    summary: 'What was said to this screen is closed or done; another one that has come meanwhile stays',
    body: z.object({ id }),
    answer: done,
  }),
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
