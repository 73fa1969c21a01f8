import * as z from 'zod/mini';
import { notifies } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import type { MessageKind } from './messages.ts';
import { done, id, ids, lang, names } from './shapes.ts';

/** What the platform itself tells, in classes; those that operators write have the id of their record. */
export const ownClasses = [
  'closing',
  'import',
  'publication',
  'till',
  'company',
  'invitation',
  'role',
  'key',
  'transfer',
  'enrolment',
] as const;
export type OwnClass = (typeof ownClasses)[number];
export const isOwnClass = (nclass: string): nclass is OwnClass => ownClasses.some((one) => one === nclass);
/** What somebody may do, and what they are offered: nobody can do without. */
const mandatory: ReadonlySet<OwnClass> = new Set(['role', 'key', 'transfer']);
export const isMandatory = (nclass: OwnClass): boolean => mandatory.has(nclass);

const classes = {
  Z: 'closing',
  'import.stored': 'import',
  'import.failed': 'import',
  'publication.refused': 'publication',
  'publication.planned': 'publication',
  'publication.missed': 'publication',
  'till.silent': 'till',
  'role.given': 'role',
  'role.changed': 'role',
  'invitation.accepted': 'invitation',
  'key.accepted': 'key',
  'key.new': 'key',
  'transfer.new': 'transfer',
  'enrolment.review': 'enrolment',
  'enrolment.asked': 'enrolment',
  'enrolment.approved': 'enrolment',
  'enrolment.rejected': 'enrolment',
} as const satisfies Readonly<Record<MessageKind | 'Z', OwnClass>>;
/** The class that people choose a message of the platform by. */
export const classOf = (nclass: MessageKind | 'Z'): OwnClass => classes[nclass];

/** Signs of a message that somebody writes. */
export const noticeLimits = { title: 100, body: 2000, languages: 25 } as const;

const app = z.literal('factorycloud');
const platform = z.literal('web');
const nclass = z.union([z.enum(ownClasses), id]);
const subscription = z.object({
  nclass: z.string(),
  /** Its name in each language; nothing of a class of the platform's own, which the console names. */
  names: z.nullable(names),
  description: z.nullable(z.string()),
  /** I information, W warning, U urgent. */
  severity: z.enum(['I', 'W', 'U']),
  color: z.nullable(z.string()),
  email: z.string(),
  app,
  platform,
  isSubscribed: z.boolean(),
  /** Nobody can do without it. */
  isMandatory: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

const own = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;
const service = 'notification';
/** Of a browser that shows notifications, as it is given out by the push service that its maker runs. */
const endpoint = z.string().check(z.minLength(12), z.maxLength(1000));
const key = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** What a person is told of (docs/product.md §21.10), and the browsers that show it (§21.12). */
export const subscriptionCalls = {
  list: defineCall({
    name: 'subscription.all',
    service,
    method: 'GET',
    path: '/subscription',
    access: own,
    summary: 'Every class of notifications, and whether the person is told of it',
    answer: z.object({
      elements: z.array(subscription),
      /** With which key a browser asks its push service for an address; nothing where the platform pushes nothing. */
      pushKey: z.nullable(z.string()),
      /** Addresses of the browsers that show the person's notifications. */
      endpoints: z.array(z.string()),
    }),
    retryOnFail: true,
  }),
  get: defineCall({
    name: 'subscription.ofClass',
    service,
    method: 'GET',
    path: '/subscription/class/{class}/factorycloud/web',
    access: own,
    summary: 'Whether the person is told of a class in the console',
    answer: subscription,
    retryOnFail: true,
  }),
  choose: defineCall({
    name: 'subscription.choose',
    service,
    method: 'POST',
    path: '/classSubscription',
    access: own,
    summary: 'Subscribe to a class of notifications, or end that',
    body: z.object({ nclass, app, platform, isSubscribed: z.boolean() }),
    answer: subscription,
  }),
  pushTo: defineCall({
    name: 'subscription.pushTo',
    service,
    method: 'POST',
    path: '/subscription/push',
    access: own,
    isSecret: true,
    summary: 'Show notifications on the browser that asks, until it is signed out',
    body: z.object({ endpoint, p256dh: key(87), auth: key(22) }),
    answer: done,
  }),
  pushNoMore: defineCall({
    name: 'subscription.pushNoMore',
    service,
    method: 'POST',
    path: '/subscription/push/remove',
    access: own,
    isSecret: true,
    summary: 'Show no more notifications on a browser',
    body: z.object({ endpoint }),
    answer: done,
  }),
};

const line = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** What somebody writes to people of companies (docs/product.md §21.11). */
export const noticeCalls = {
  places: defineCall({
    name: 'notification.places',
    service,
    method: 'GET',
    path: '/notification/company',
    access: { by: 'user', of: 'companies', holding: notifies },
    summary: 'Companies whose people the person may write to',
    answer: z.array(z.object({ idCompany: id })),
    retryOnFail: true,
  }),
  send: defineCall({
    name: 'notification.send',
    service,
    method: 'POST',
    path: '/notification/send',
    access: { by: 'company', action: notifies, named: 'businesses' },
    summary: 'Write to the people of companies, each in their language as far as it is written in it',
    body: z.object({
      idCompanies: ids,
      /** A class of the platform's, for who sees those; without one it is news of the company. */
      nclass: z.optional(id),
      to: z._default(z.enum(['everyone', 'owners']), 'everyone'),
      texts: z
        .array(
          z.object({
            language: lang,
            title: line(noticeLimits.title),
            body: z.string().check(
              z.trim(),
              z.minLength(1),
              z.maxLength(noticeLimits.body),
              z.refine((text) => !/[^\P{Cc}\n]/u.test(text)),
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(noticeLimits.languages)),
    }),
    /** How many are told. */
    answer: z.object({ people: z.number() }),
  }),
};
