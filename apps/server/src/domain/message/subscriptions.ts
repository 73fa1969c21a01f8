import {
  type BodyOf,
  isMandatory,
  isOwnClass,
  ownClasses,
  type Subscription,
  type subscriptionCalls,
} from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context, Work } from '../../core/work.ts';
import { subscription } from '../../db/schema/subscription.ts';
import type { Database } from '../../db/transaction.ts';

/** What says whether somebody is told of a class who has chosen nothing. */
export interface Rule {
  readonly nclass: string;
  readonly isMandatory: boolean;
  readonly startsWith: (person: { readonly email: string }) => boolean;
}
/** What the platform itself tells is told to everybody from the start. */
export const ruleOf = (nclass: (typeof ownClasses)[number]): Rule => ({
  nclass,
  isMandatory: isMandatory(nclass),
  startsWith: () => true,
});

type Named = Pick<Subscription, 'names' | 'description' | 'severity' | 'color'>;
/** A class that operators keep, with whom it is told to from the start. */
interface KeptClass extends Rule, Named {}

interface ClassRow extends Record<string, unknown> {
  readonly id: string;
  readonly names: Record<string, string>;
  readonly description: string | null;
  readonly severity: 'I' | 'W' | 'U';
  readonly color: string | null;
  readonly isMandatory: 'S' | 'N';
  /** What people begin with; nothing where nobody has said. */
  readonly byDefault: boolean | null;
  /** Addresses that are told of it whatever people begin with. */
  readonly emails: readonly string[];
}

/**
 * The classes that operators keep, in their order (docs/product.md §21.3, §21.8, §21.9). Runs as `comanda_request`, which
 * every company's reads the platform's records as.
 */
export const keptClasses = async (db: Database, id?: string): Promise<readonly KeptClass[]> => {
  const { rows } = await db.execute<ClassRow>(sql`
    select kind.id, kind.names, kind.description, kind.severity, kind.color, kind.is_mandatory as "isMandatory",
      (select bool_or(start.by_default = 'S') from class_subscription start
        where start.id_notification_class = kind.id and start.status = 'A' and start.application = 'CLD'
          and 'web' = any(start.platforms)) as "byDefault",
      array(select lower(told.email) from notification_subscription told
        where told.id_notification_class = kind.id and told.status = 'A' and told.application = 'CLD'
          and 'web' = any(told.platforms)) as emails
    from notification_class kind
    where kind.status = 'A' ${id === undefined ? sql`` : sql`and kind.id = ${id}`}
    order by kind."order", kind.code`);
  return rows.map((row) => ({
    nclass: row.id,
    names: row.names,
    description: row.description,
    severity: row.severity,
    color: row.color,
    isMandatory: row.isMandatory === 'S',
    startsWith: ({ email }) => (row.byDefault ?? true) || row.emails.includes(email),
  }));
};

/** Of some people, those who are told of a class: what each has chosen, or what they begin with. Runs as `comanda_gate`. */
export const wantedBy = async (
  db: Database,
  rule: Rule,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<ReadonlySet<string>> => {
  if (rule.isMandatory || people.length === 0) return new Set(people.map(({ id }) => id));
  const chosen = await db
    .select({ idUser: subscription.idUser, isSubscribed: subscription.isSubscribed })
    .from(subscription)
    .where(
      and(
        eq(subscription.nclass, rule.nclass),
        inArray(
          subscription.idUser,
          people.map(({ id }) => id),
        ),
      ),
    );
  const choices = new Map(chosen.map(({ idUser, isSubscribed }) => [idUser, isSubscribed]));
  return new Set(
    people.filter((person) => choices.get(person.id) ?? rule.startsWith(person)).map(({ id }) => id),
  );
};

const unnamed: Named = { names: null, description: null, severity: 'I', color: null };
const known = async ({ db }: Work, nclass?: string): Promise<readonly KeptClass[]> => {
  const own = ownClasses
    .filter((one) => nclass === undefined || one === nclass)
    .map((one) => ({ ...unnamed, ...ruleOf(one) }));
  const isKept = nclass === undefined || (!isOwnClass(nclass) && formats.id.test(nclass));
  return isKept ? [...own, ...(await keptClasses(db, nclass))] : own;
};
const standing = async (work: Work, classes: readonly KeptClass[]): Promise<Subscription[]> => {
  const { id, email } = personIn(work);
  const chosen = await work.gate((db) => db.select().from(subscription).where(eq(subscription.idUser, id)));
  return classes.map(({ startsWith, isMandatory: must, nclass, ...named }) => ({
    nclass,
    ...named,
    email,
    app: 'factorycloud',
    platform: 'web',
    isMandatory: must,
    isSubscribed:
      must || (chosen.find((one) => one.nclass === nclass)?.isSubscribed ?? startsWith({ email })),
  }));
};

export const subscriptionsOf = async (work: Work): Promise<Subscription[]> =>
  standing(work, await known(work));

/** Whether the person is told of one class; one that has been put away is unknown. */
export const subscriptionTo = async (work: Work, nclass: string): Promise<Subscription> => {
  const [found] = await standing(work, await known(work, nclass));
  if (!found) throw unknownRecord();
  return found;
};

export const choose = async (
  context: Context,
  { nclass, isSubscribed }: BodyOf<typeof subscriptionCalls.choose>,
): Promise<Subscription> => {
  const now = await subscriptionTo(context, nclass);
  if (now.isMandatory && !isSubscribed)
    throw constraint([{ entity: 'NSB', field: 'isSubscribed', error: 'mandatory' }]);
  const { id: idUser } = personIn(context);
  await context.gate((db) =>
    db
      .insert(subscription)
      .values({ idUser, nclass, isSubscribed })
      .onConflictDoUpdate({
        target: [subscription.idUser, subscription.nclass],
        set: { isSubscribed, chosen: sql`now()` },
      }),
  );
  return { ...now, isSubscribed };
};
