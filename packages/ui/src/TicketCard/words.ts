import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KitchenAction } from '../LineRow/index.ts';
import type { ServiceKind, Ticket } from './types.ts';

export const serviceWords: Readonly<Record<ServiceKind, MessageDescriptor>> = {
  in: msg`Eat in`,
  out: msg`Take away`,
  delivery: msg`Delivery`,
  external: msg`External`,
};

/** A table says by itself that its guests eat here. */
export const hasService = ({ service, place = '' }: Pick<Ticket, 'service' | 'place'>): boolean =>
  service !== 'in' || place === '';

export const bumpWords: Readonly<Record<KitchenAction, MessageDescriptor>> = {
  start: msg`Start all`,
  finish: msg`Finish all`,
  ready: msg`All ready`,
  deliver: msg`Hand over`,
  acknowledge: msg`Got it`,
  takeBack: msg`Take it back`,
  reopen: msg`Bring back`,
};
