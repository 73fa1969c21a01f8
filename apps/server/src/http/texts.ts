import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unknownRecord } from '../core/refusal.ts';
import { ownTextsOf } from '../domain/wording/own.ts';

/**
 * What operators have worded otherwise (docs/product.md §24.14), for every console that speaks the language. It is asked for
 * again with each console that begins, and sent when it is another than the browser has.
 */
export const addTexts = (app: FastifyInstance, pool: pg.Pool): void => {
  const own = ownTextsOf(pool);
  app.get<{ Params: { language: string } }>('/api/system/v1/texts/:language', async (request, reply) => {
    const texts = await own(request.params.language);
    if (!texts) throw unknownRecord();
    reply.headers({ 'cache-control': 'no-cache', etag: texts.etag });
    return request.headers['if-none-match'] === texts.etag
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(texts.body);
  });
};
