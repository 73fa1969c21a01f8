import { createHash } from 'node:crypto';
import type { RoleEffect } from '@comanda/api/calls';
import { fold, type Permissions, reaching } from '@comanda/api/permissions';
import { Refusal } from '../../core/refusal.ts';
import { type Member, without } from './members.ts';

/** A role, and what is said by each role. */
export interface Standing {
  readonly role: string;
  readonly said: (code: string) => Permissions;
}
/** What a person loses and gains between two standings, by all that reaches them. */
export const effectOn = ({ id, name, kind }: Member, before: Standing, after: Standing): RoleEffect => {
  const [had, has] = [before, after].map(({ role, said }) => fold(reaching(kind, role).map(said)));
  return {
    id,
    name,
    from: before.role,
    to: after.role,
    loses: without(had ?? [], has ?? new Set()),
    gains: without(has ?? [], had ?? new Set()),
  };
};

/** What effects are known by; what people are called is none of it. */
const digestOf = (people: readonly RoleEffect[]): string => {
  const told = people.map(({ id, from, to, loses, gains }) => JSON.stringify([id, from, to, loses, gains]));
  return createHash('sha256').update(told.sort().join('\n')).digest('hex');
};

interface Shown {
  readonly people: RoleEffect[];
  readonly digest: string;
}
/**
 * Effects as they are answered.
 * @param digest of those that somebody was shown: others are refused, because nobody has agreed to them
 * (docs/product.md §5.5.1, §5.6.4)
 */
export const asShown = (people: RoleEffect[], digest: string | undefined): Shown => {
  const now = digestOf(people);
  if (digest !== undefined && digest !== now)
    throw new Refusal('ERROR_STALE', 'This would do something else by now than was shown.', {
      type: 'StaleExtraInfo',
      extra: [{ entity: 'ROL', field: 'digest', error: 'stale' }],
    });
  return { people, digest: now };
};
