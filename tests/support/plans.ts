import type pg from 'pg';
import type { Statement } from './statements.ts';

/** A node of a plan, as `explain` tells it. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}
const within = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(within)];
/** Rows that a part of a plan has looked at, whether it gave them on or not. */
export const looked = (plan: Plan): number =>
  (plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)) *
  plan['Actual Loops'];

const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const literal = (client: pg.PoolClient, value: unknown): string =>
  client.escapeLiteral(Array.isArray(value) ? `{${value.map(spelled).join(',')}}` : spelled(value));

/** The same statements in a transaction of their own, some of them explained with the plan that they are kept under. */
export const plansOf = async (
  pool: pg.Pool,
  statements: readonly Statement[],
  isAsked: (statement: Statement) => boolean,
): Promise<Plan[][]> => {
  const client = await pool.connect();
  const plans: Plan[][] = [];
  try {
    for (const { text, values } of statements) {
      if (!isAsked({ text, values })) {
        await client.query(text, [...values]);
        continue;
      }
      await client.query(`prepare asked as ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, timing off, format json)
         execute asked(${values.map((value) => literal(client, value)).join(', ')})`,
      );
      await client.query('deallocate asked');
      plans.push(rows.flatMap((row) => within(row['QUERY PLAN'][0].Plan)));
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
