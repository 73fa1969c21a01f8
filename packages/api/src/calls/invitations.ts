import * as z from 'zod/mini';
import { invites } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { roleName } from './roles.ts';
import { done, email, id, instant } from './shapes.ts';

const service = 'enrollment';
const own = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;
/** The secret part of a link in a mail. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** PND pending, ACP accepted, RJC rejected, BLC rejected and the sender blocked. */
const status = z.enum(['PND', 'ACP', 'RJC', 'BLC']);
/** Why one that is PND is answered no more. */
const ended = z.nullable(z.enum(['withdrawn', 'expired']));
/** The names that an invitation is known by. */
const told = {
  company: z.string(),
  sender: z.string(),
  /** Nothing of one that its company has deleted since. */
  role: z.nullable(roleName),
  status,
  ended,
};
const received = z.object({
  id,
  ...told,
  sent: instant,
  /** From then on it is not accepted any more. */
  expires: instant,
  /** Whether nothing further of its sender arrives. */
  isBlocked: z.boolean(),
});
const sent = z.object({
  id,
  ...told,
  idCompany: id,
  email: z.string(),
  sent: instant,
  expires: instant,
  /** Whether the person who asks has sent it; another's of a company where they give roles is listed too. */
  isOwn: z.boolean(),
});
export type ReceivedInvitation = z.output<typeof received>;
export type SentInvitation = z.output<typeof sent>;
export type InvitationStatus = z.output<typeof status>;

const answering = (name: 'reject' | 'block' | 'unblock', summary: string) =>
  defineCall({
    name: `invitation.${name}`,
    service,
    method: 'POST',
    path: `/invitation/${name}/{id}`,
    access: own,
    summary,
    answer: done,
  });

/** Invitations into a company (docs/product.md §22.4). Another's id is as unknown as one that is not there. */
export const invitationCalls = {
  places: defineCall({
    name: 'invitation.places',
    service,
    method: 'GET',
    path: '/invitation/company',
    access: { by: 'user', of: 'companies', holding: invites },
    summary: 'Companies that the person may invite into, and the roles that they may give there',
    answer: z.array(z.object({ idCompany: id, company: z.string(), roles: z.array(roleName) })),
    retryOnFail: true,
  }),
  send: defineCall({
    name: 'invitation.send',
    service,
    method: 'POST',
    path: '/invitation',
    access: { by: 'company', action: invites, named: 'body' },
    summary: 'Invite the owner of a mailbox into a company; a mail with a link follows',
    body: z.object({ idCompany: id, email, role: roleName.shape.code }),
    answer: done,
  }),
  again: defineCall({
    name: 'invitation.again',
    service,
    method: 'POST',
    path: '/invitation/again/{id}',
    access: own,
    summary:
      'Send an invitation of one’s own, or of a company where one gives roles, once more; it holds anew, the link of its last mail no longer',
    answer: done,
  }),
  withdraw: defineCall({
    name: 'invitation.withdraw',
    service,
    method: 'DELETE',
    path: '/invitation/{id}',
    access: own,
    summary: 'Take back an invitation of one’s own, or of a company where one gives roles',
    answer: done,
  }),
  sent: defineCall({
    name: 'invitation.sent',
    service,
    method: 'GET',
    path: '/invitation/sent',
    access: own,
    summary: 'Invitations that the person sent, or others of companies where they give roles; the newest 200',
    answer: z.array(sent),
    retryOnFail: true,
  }),
  received: defineCall({
    name: 'invitation.received',
    service,
    method: 'GET',
    path: '/invitation/received',
    access: own,
    summary: 'Invitations to the address of the person; the newest 200',
    answer: z.array(received),
    retryOnFail: true,
  }),
  accept: defineCall({
    name: 'invitation.accept',
    service,
    method: 'POST',
    path: '/invitation/accept/{id}',
    access: own,
    summary: 'Accept an invitation: the person is in the company with its role',
    /** The company that they are in now. */
    answer: z.object({ idCompany: id }),
  }),
  reject: answering('reject', 'Reject an invitation'),
  block: answering('block', 'Reject an invitation and whatever its sender sends from now on'),
  unblock: answering('unblock', 'Let invitations of its sender arrive again'),
  open: defineCall({
    name: 'invitation.open',
    service,
    method: 'POST',
    path: '/invitation/open',
    access: { by: 'anyone' },
    reads: true,
    isSecret: true,
    summary: 'What the link of an invitation’s mail is about, for whoever holds it; it changes nothing',
    body: z.object({ email, token }),
    answer: z.object(told),
  }),
  find: defineCall({
    name: 'invitation.find',
    service,
    method: 'POST',
    path: '/invitation/find',
    access: own,
    reads: true,
    isSecret: true,
    summary: 'The received invitation that a link is about; unknown where it is another’s',
    body: z.object({ token }),
    answer: received,
  }),
};
