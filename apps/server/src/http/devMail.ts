import { formats } from '@comanda/api/validation';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { mail } from '../db/schema/mail.ts';
import { type Database, withRole } from '../db/transaction.ts';
import { unknownRecord } from '../core/refusal.ts';
import { escaped } from './html.ts';

const style = `
:root { color-scheme: light dark; font: 0.875rem/1.45 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
ul { list-style: none; padding: 0; }
li { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 0.75rem; }
li a { font-weight: 600; }
iframe { block-size: 44rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); inline-size: 100%; }
pre { overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

/** Own styles and frames of this very server; no script, nothing from elsewhere. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of a mail itself: the styles of its elements and the mark that it carries; its links open beside it. */
const mailPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** @param head further elements of its head */
const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/dev/mail.css">${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

const answer = (reply: FastifyReply, html: string, policy = pagePolicy): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

type Row = typeof mail.$inferSelect;
const line = ({ id, email, created, kept }: Row): string =>
  `<li><a href="/dev/mail/${id}" lang="${escaped(kept?.lang ?? '')}"><bdi>${escaped(kept?.subject ?? '')}</bdi></a><br><bdi>${escaped(email)}</bdi> · <time>${created.toISOString()}</time></li>`;

const shown = 100;

/**
 * In demo mode, without a mail server: the mails that would have gone out, to be read as they would have arrived. Their
 * links open accounts, so nothing but the loopback address is ever told of them.
 */
export const addDevMail = (app: FastifyInstance, pool: pg.Pool): void => {
  const read = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
    withRole(pool, 'comanda_gate', {}, work);
  const keptMail = async (id: string) => {
    const [row] = formats.id.test(id)
      ? await read((db) => db.select().from(mail).where(eq(mail.id, id)))
      : [];
    if (!row?.kept) throw unknownRecord();
    return { ...row, kept: row.kept };
  };
  app.get('/dev/mail.css', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
  app.get('/dev/mail', async (_, reply) => {
    const rows = await read((db) =>
      db.select().from(mail).where(isNotNull(mail.kept)).orderBy(desc(mail.created)).limit(shown),
    );
    const list = rows.length > 0 ? `<ul>${rows.map(line).join('')}</ul>` : '<p>No mails yet.</p>';
    return answer(
      reply,
      page(
        'Mails',
        `<h1>Mails</h1><p>Demo mode sends none: this is what would have gone out.</p>${list}`,
        // A mail is written a moment after what caused it.
        '\n<meta http-equiv="refresh" content="2">',
      ),
    );
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const { id, email, kept } = await keptMail(request.params.id);
    const { subject, lang, text } = kept;
    return answer(
      reply,
      page(
        subject,
        `<p><a href="/dev/mail">All mails</a></p>
<h1 lang="${escaped(lang)}"><bdi>${escaped(subject)}</bdi></h1>
<p>To <bdi>${escaped(email)}</bdi></p>
<iframe src="/dev/mail/${id}/html" title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Plain text</h2>
<pre lang="${escaped(lang)}" dir="auto" tabindex="0">${escaped(text)}</pre>`,
      ),
    );
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const { kept } = await keptMail(request.params.id);
    return answer(reply.header('x-frame-options', 'SAMEORIGIN'), kept.html, mailPolicy);
  });
};
