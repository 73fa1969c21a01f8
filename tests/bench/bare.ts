import Fastify from 'fastify';
import { Pool } from 'pg';

/*
 * What nobody can be much faster than: the list's own statement behind Fastify and pg, without a token, permissions,
 * row-level security or a check of what is asked. DATABASE_URL and STATEMENT ({text, values}) come from whoever
 * starts it; it says its port.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const { text, values }: { text: string; values: unknown[] } = JSON.parse(process.env['STATEMENT'] ?? '{}');
const app = Fastify();
app.post('/list', async () => {
  const { rows } = await pool.query<{ total: number }>(text, values);
  return { data: { elements: rows, total: rows[0]?.total ?? 0 } };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.stdout.write(`answers at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
