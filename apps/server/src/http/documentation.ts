import { type AnyCall } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import type { FastifyInstance } from 'fastify';
import { escaped } from './html.ts';
import { openApi } from './openapi.ts';

const json = (value: unknown): string =>
  `<pre tabindex="0">${escaped(JSON.stringify(value, undefined, 2))}</pre>`;

const operation = (call: AnyCall, details: unknown): string => `
<details id="${escaped(call.name)}">
<summary><b>${call.method}</b> <code>/api/${call.service}/v1${escaped(call.path)}</code> ${escaped(call.summary)}</summary>
${json(details)}
</details>`;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 72rem; margin-inline: auto; padding-inline: 1rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
summary code { font-weight: 600; }
pre { overflow: auto; max-block-size: 30rem; padding: 0.75rem; border: 1px solid; }
`;

/** A page without a line of code, which every content policy lets pass: services, their calls, the shapes. */
const page = (document: ReturnType<typeof openApi>): string => {
  const { paths, components } = document;
  const details = (call: AnyCall): unknown =>
    paths[`/api/${call.service}/v1${call.path}`]?.[call.method.toLowerCase()];
  const services = [...new Set(allCalls.map(({ service }) => service))];
  const sections = services.map((service) => {
    const calls = allCalls.filter((call) => call.service === service);
    return `<section aria-labelledby="${service}"><h2 id="${service}">${service}</h2>${calls
      .map((call) => operation(call, details(call)))
      .join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comanda: calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Comanda: calls</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Bodies and answers are enveloped in <code>data</code>.</p>
${sections.join('')}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${json(components)}</section>
</main>
</body>
</html>`;
};

const write = () => {
  const document = openApi();
  return { body: JSON.stringify(document), html: page(document) };
};

/** `/api/openapi.json` and a page to read it at `/api/docs`; both are made once, for the first who asks. */
export const addDocumentation = (app: FastifyInstance): void => {
  let written: ReturnType<typeof write> | undefined;
  const documents = () => (written ??= write());
  const fresh = 'no-cache';
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', fresh).type('application/json; charset=utf-8').send(documents().body),
  );
  app.get('/api/docs', async (_, reply) =>
    reply.header('cache-control', fresh).type('text/html; charset=utf-8').send(documents().html),
  );
  app.get('/api/docs.css', async (_, reply) =>
    reply.header('cache-control', fresh).type('text/css; charset=utf-8').send(style),
  );
};
