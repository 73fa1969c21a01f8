import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What the frame of every page asks of the notifications; the other calls come with their panel. */
export const messageNumberCalls = {
  number: defineCall({
    name: 'message.number',
    service: 'notification',
    method: 'GET',
    path: '/message/user/number/UNR',
    access: { by: 'user', of: 'self' },
    summary: 'How many messages are unread',
    answer: z.object({ elements: z.number() }),
    retryOnFail: true,
  }),
};
