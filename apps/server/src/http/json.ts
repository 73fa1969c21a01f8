import type { FastifyInstance } from 'fastify';

/**
 * Bodies in JSON. An empty one is none, whatever it is called: calls without data are sent by clients that always
 * name a type. Keys that reach into an object's prototype are refused.
 */
export const addJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // The default parser answers through `done`.
    else void parse(request, String(body), done);
  });
};
