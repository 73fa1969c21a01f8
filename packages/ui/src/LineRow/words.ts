import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { KitchenAction, KitchenStatus, ModifierSign } from './types.ts';

export const statusWords: Readonly<Record<KitchenStatus, MessageDescriptor>> = {
  awaited: msg`Being cooked`,
  pending: msg`To do`,
  started: msg`Started`,
  finished: msg`Done`,
  givenUp: msg`Voided`,
};

/** What a press on a line says to those who do not see its shape. */
export const actionWords: Readonly<Record<KitchenAction, MessageDescriptor>> = {
  start: msg`Start`,
  finish: msg`Finish`,
  ready: msg`Ready`,
  deliver: msg`Hand over`,
  acknowledge: msg`Got it`,
  takeBack: msg`Take it back`,
  reopen: msg`Bring back`,
};

/** Signs as they are read out; they are drawn as they are. */
export const signWords: Readonly<Record<ModifierSign, MessageDescriptor>> = {
  '+': msg`with`,
  '-': msg`without`,
  '!': msg`Allergy:`,
  '=': msg`choice:`,
};

/** A real minus: as wide as the plus. */
export const signMarks: Readonly<Record<ModifierSign, string>> = { '+': '+', '-': '−', '!': '!', '=': '=' };
