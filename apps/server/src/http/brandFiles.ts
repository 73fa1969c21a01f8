import { logoKinds } from '@comanda/tokens/brands';
import type { FastifyInstance } from 'fastify';
import { type Brands, versionOf } from '../brand/brands.ts';

const immutable = 'public, max-age=31536000, immutable';

/** The drawings of all brands; an address with its version is kept for good, one without is asked for again. */
export const addBrandFiles = (app: FastifyInstance, { all }: Brands): void => {
  for (const { code, drawings } of all)
    for (const kind of logoKinds) {
      const version = versionOf(drawings[kind]);
      app.get<{ Querystring: { v?: string } }>(`/brands/${code}/${kind}.svg`, async (request, reply) =>
        reply
          .header('cache-control', request.query.v === version ? immutable : 'no-cache')
          .type('image/svg+xml; charset=utf-8')
          .send(drawings[kind]),
      );
    }
};
