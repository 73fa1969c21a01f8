import { type AnyCall, changes } from '@comanda/api/calls';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal, unknownRecord } from '../core/refusal.ts';
import type { Caller } from '../core/caller.ts';

/** Whether somebody sees as another person: then nothing is written, whatever a call does. */
export const isSeeing = (caller: Caller): boolean => caller.kind === 'person' && caller.actor !== undefined;

/**
 * Refuses who sees as another person what changes anything, and whatever is that person's alone (docs/product.md §5.7):
 * a call that is about oneself is among those unless it says that every page's frame is drawn from it.
 */
export const judgeSeeing = (call: AnyCall, caller: Caller): void => {
  if (!isSeeing(caller)) return;
  const { access } = call;
  if (changes(call)) throw new Refusal('ERROR_READ_ONLY', 'Who sees as somebody else changes nothing.');
  if (access.by === 'user' && access.of === 'self' && !access.isFrame) throw unknownRecord();
};

/** The log of a call: of one by who sees as another person it says, by their ids, who saw as whom. */
export const logFor = (caller: Caller, log: FastifyBaseLogger): FastifyBaseLogger => {
  if (caller.kind !== 'person' || !caller.actor) return log;
  const stamped = log.child({ actor: caller.actor.id, person: caller.id });
  stamped.info('seen as somebody else');
  return stamped;
};
