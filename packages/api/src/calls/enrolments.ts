import * as z from 'zod/mini';
import type { CompanyAction } from '../permissions/actions.ts';
import { defineCall } from './call.ts';
import { id, names, version } from './shapes.ts';

const service = 'pay';
const seesCards = 'ALLOW_COMPANY_CARD_ACCESS' satisfies CompanyAction;
const enrols = 'ALLOW_COMPANY_CARD_ENROL' satisfies CompanyAction;
const word = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');
const figure = z._default(z.string().check(z.trim(), z.maxLength(20)), '0');

/** What a business says of itself when it asks to take cards; what is wrong is told at its field (docs/product.md §19.9). */
const said = {
  /** All of its stores where none is named. */
  idStore: z._default(z.nullable(id), null),
  legalName: word(200),
  document: word(60),
  contact: word(200),
  email: word(254),
  phone: word(60),
  idPayTariff: z._default(z.nullable(id), null),
  monthlyVolume: figure,
  averagePayment: figure,
  activity: word(20),
  iban: word(60),
  readers: z._default(z.number().check(z.int(), z.gte(0), z.lte(100_000)), 1),
  notes: word(2000),
};
/** DRF draft, SNT sent, REV in review, ASK more is needed, APR approved, RJC rejected. */
export const enrolmentStates = ['DRF', 'SNT', 'REV', 'ASK', 'APR', 'RJC'] as const;
const enrolment = z.object({
  ...said,
  id,
  version: z.number(),
  code: z.string(),
  sName: z.nullable(z.string()),
  tariff: z.nullable(names),
  state: z.enum(enrolmentStates),
  /** What is still needed, or why it was rejected. */
  reason: z.nullable(z.string()),
  submitted: z.nullable(z.string()),
});
export type CardEnrolment = z.output<typeof enrolment>;
const offer = z.object({
  id,
  names,
  scope: z.enum(['ALL', 'ECM', 'POS']),
  /** Lowest and highest percentage among its fees. */
  from: z.string(),
  to: z.string(),
});
const written = z.object({ id, version: z.number() });

/** What the platform makes of an enrolment. */
export const enrolmentDecisions = ['SNT', 'REV', 'ASK', 'APR', 'RJC'] as const;
export type EnrolmentDecision = (typeof enrolmentDecisions)[number];

/** A company's half of its enrolments: it writes drafts and sends them, and the platform decides. */
export const enrolmentCalls = {
  list: defineCall({
    name: 'cardEnrolment.ofCompany',
    service,
    method: 'POST',
    path: '/cardEnrolment/list',
    access: { by: 'company', action: seesCards, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'What a company has asked to take cards for, the newest first',
    body: z.object({ idCompany: id }),
    answer: z.object({ elements: z.array(enrolment) }),
  }),
  offers: defineCall({
    name: 'cardEnrolment.offers',
    service,
    method: 'POST',
    path: '/cardEnrolment/offers',
    access: { by: 'company', action: seesCards, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'Tariffs that a company can choose among, and what is known of its business',
    body: z.object({ idCompany: id }),
    answer: z.object({
      tariffs: z.array(offer),
      known: z.object({ legalName: z.string(), document: z.string(), email: z.string(), phone: z.string() }),
    }),
  }),
  save: defineCall({
    name: 'cardEnrolment.save',
    service,
    method: 'POST',
    path: '/cardEnrolment',
    access: { by: 'company', action: enrols, named: 'body' },
    summary:
      'Write a draft, new or from the version that was read; one that was rejected becomes a draft again',
    body: z.object({
      idCompany: id,
      ...said,
      id: z.optional(id),
      version: z.optional(version),
    }),
    answer: written,
  }),
  send: defineCall({
    name: 'cardEnrolment.send',
    service,
    method: 'POST',
    path: '/cardEnrolment/send',
    access: { by: 'company', action: enrols, named: 'body' },
    summary: 'Send a draft to the platform, which approves or rejects it',
    body: z.object({ idCompany: id, id, version }),
    answer: written,
  }),
  decide: defineCall({
    name: 'payEnrollment.decide',
    service,
    method: 'POST',
    path: '/payEnrollment/decide',
    access: { by: 'platform', action: 'ALLOW_SYSTEM_PAY_ENROLLMENT_EDIT' },
    summary:
      'The next state of an enrolment: SNT sent for its company, REV taken up, ASK more is needed, APR approved, RJC rejected. Those of the company that ask for enrolments are told',
    body: z.object({
      id,
      version,
      state: z.enum(enrolmentDecisions),
      /** What is still needed, or why it is rejected. */
      reason: word(500),
      /** Of what is approved: under which account its cards are taken. */
      account: z.optional(
        z.object({
          acquirer: word(80),
          merchantNumber: word(15),
          sweep: z._default(z.enum(['DAY', 'WEK', 'MNT', 'MAN']), 'DAY'),
        }),
      ),
    }),
    answer: written,
  }),
};
