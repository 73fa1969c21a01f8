import type { MessageDescriptor } from '@lingui/core';
import type { MessageKind } from '@comanda/api/calls';

interface MessageTexts {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
}

/** What a message says, by what has happened: English here, other languages in `src/locales`. */
export const messageTexts = {
  'import.stored': {
    title: /*i18n*/ { id: 'message.import.stored.title', message: 'Import finished: {file}' },
    body: /*i18n*/ {
      id: 'message.import.stored.body',
      message: '{area}: {created} new, {changed} changed, {refused} not imported.',
    },
  },
  'import.failed': {
    title: /*i18n*/ { id: 'message.import.failed.title', message: 'Import stopped: {file}' },
    body: /*i18n*/ {
      id: 'message.import.failed.body',
      message:
        '{area}: not all of it was imported. Open the import to see where it stopped and continue from there.',
    },
  },
  'publication.refused': {
    title: /*i18n*/ {
      id: 'message.publication.refused.title',
      message: '{store} did not take publication {number}',
    },
    body: /*i18n*/ { id: 'message.publication.refused.body', message: '{till} said: {reason}' },
  },
  'publication.planned': {
    title: /*i18n*/ {
      id: 'message.publication.planned.title',
      message: 'Scheduled publication sent to {store}',
    },
    body: /*i18n*/ {
      id: 'message.publication.planned.body',
      message: 'The tills of the store are updating now.',
    },
  },
  'publication.missed': {
    title: /*i18n*/ {
      id: 'message.publication.missed.title',
      message: 'Scheduled publication to {store} failed',
    },
    body: /*i18n*/ {
      id: 'message.publication.missed.body',
      message: 'Nothing was sent; the changes are still waiting. Open Changes to see why and publish them.',
    },
  },
  'till.silent': {
    title: /*i18n*/ { id: 'message.till.silent.title', message: '{till} in {store} is offline' },
    body: /*i18n*/ {
      id: 'message.till.silent.body',
      message:
        'It has been offline for {minutes} minutes, and its day is still open. It keeps selling; its sales arrive once it is back.',
    },
  },
  'role.given': {
    title: /*i18n*/ { id: 'message.role.given.title', message: 'Your role in {company} is now “{role}”' },
    body: /*i18n*/ {
      id: 'message.role.given.body',
      message: '{author} changed it. Open your permissions to see what you may do.',
    },
  },
  'role.changed': {
    title: /*i18n*/ {
      id: 'message.role.changed.title',
      message: 'Your role “{role}” in {company} has changed',
    },
    body: /*i18n*/ {
      id: 'message.role.changed.body',
      message: '{author} added {gains} permissions and removed {loses}.',
    },
  },
  'invitation.accepted': {
    title: /*i18n*/ { id: 'message.invitation.accepted.title', message: '{person} has joined {company}' },
    body: /*i18n*/ {
      id: 'message.invitation.accepted.body',
      message: 'Your invitation was accepted, with the role “{role}”.',
    },
  },
  'key.accepted': {
    title: /*i18n*/ { id: 'message.key.accepted.title', message: '{person} accepted your key to {company}' },
    body: /*i18n*/ {
      id: 'message.key.accepted.body',
      message: 'They can work there now, until the key ends or you revoke it.',
    },
  },
  'key.new': {
    title: /*i18n*/ { id: 'message.key.new.title', message: '{giver} gives you an access key to {company}' },
    body: /*i18n*/ {
      id: 'message.key.new.body',
      message: 'Accept it and you can work there until it ends.',
    },
  },
  'transfer.new': {
    title: /*i18n*/ {
      id: 'message.transfer.new.title',
      message: '{giver} wants to hand {company} over to you',
    },
    body: /*i18n*/ {
      id: 'message.transfer.new.body',
      message: 'Look at what it is, and accept or reject it. The offer is valid for 30 days.',
    },
  },
  'enrolment.review': {
    title: /*i18n*/ { id: 'message.enrolment.review.title', message: 'Card payment for {name}: in review' },
    body: /*i18n*/ {
      id: 'message.enrolment.review.body',
      message: 'The platform is looking at the enrolment. Nothing is to be done now.',
    },
  },
  'enrolment.asked': {
    title: /*i18n*/ {
      id: 'message.enrolment.asked.title',
      message: 'Card payment for {name}: more is needed',
    },
    body: /*i18n*/ {
      id: 'message.enrolment.asked.body',
      message: '{reason} Change the enrolment and send it again.',
    },
  },
  'enrolment.approved': {
    title: /*i18n*/ { id: 'message.enrolment.approved.title', message: 'Card payment for {name}: approved' },
    body: /*i18n*/ {
      id: 'message.enrolment.approved.body',
      message: 'Cards are taken under the merchant number {number} of {acquirer}.',
    },
  },
  'enrolment.rejected': {
    title: /*i18n*/ { id: 'message.enrolment.rejected.title', message: 'Card payment for {name}: rejected' },
    body: /*i18n*/ { id: 'message.enrolment.rejected.body', message: 'The reason given: {reason}' },
  },
} as const satisfies Readonly<Record<MessageKind, MessageTexts>>;
