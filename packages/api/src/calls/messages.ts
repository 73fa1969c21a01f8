import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, ids, instant } from './shapes.ts';

/** What has happened that a person is told of, besides the closings of tills: the class of its message. */
export const messageKinds = [
  'import.stored',
  'import.failed',
  'publication.refused',
  'publication.planned',
  'publication.missed',
  'till.silent',
  'role.given',
  'role.changed',
  'invitation.accepted',
  'key.accepted',
  'key.new',
  'transfer.new',
  'enrolment.review',
  'enrolment.asked',
  'enrolment.approved',
  'enrolment.rejected',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const message = z.object({
  id,
  ntype: z.enum(['factorycloud', 'store', 'company']),
  nclass: z.string(),
  status: z.enum(['UNR', 'RED']),
  created: instant,
  title: z.string(),
  body: z.string(),
  data: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type Message = z.output<typeof message>;

/** Notifications of the person (docs/product.md §21). */
export const messageCalls = {
  get: defineCall({
    name: 'message.get',
    service: 'notification',
    method: 'GET',
    path: '/message/{id}',
    access: { by: 'user', of: 'self' },
    summary: 'One message of the person',
    answer: message,
    retryOnFail: true,
  }),
  list: defineCall({
    name: 'message.list',
    service: 'notification',
    method: 'GET',
    path: '/message/user/{status}/{offset}/{limit}',
    access: { by: 'user', of: 'self' },
    summary: 'Messages with a status, newest first',
    answer: z.object({ elements: z.array(message), total: z.number() }),
  }),
  read: defineCall({
    name: 'message.read',
    service: 'notification',
    method: 'PUT',
    path: '/message/read',
    access: { by: 'user', of: 'self' },
    summary: 'Mark messages as read',
    body: z.object({ ids }),
    answer: done,
  }),
  readAll: defineCall({
    name: 'message.readAll',
    service: 'notification',
    method: 'PUT',
    path: '/message/read/all',
    access: { by: 'user', of: 'self' },
    summary: 'Mark all messages as read',
    answer: done,
  }),
  clear: defineCall({
    name: 'message.clear',
    service: 'notification',
    method: 'DELETE',
    path: '/message/clear',
    access: { by: 'user', of: 'self' },
    summary: 'Delete all messages of the person, read and unread',
    answer: done,
  }),
  remove: defineCall({
    name: 'message.remove',
    service: 'notification',
    method: 'DELETE',
    path: '/message/{id}',
    access: { by: 'user', of: 'self' },
    summary: 'Delete one message of the person',
    answer: done,
  }),
};
