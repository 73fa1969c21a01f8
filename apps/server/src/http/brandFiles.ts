import type { FastifyInstance } from 'fastify';
import { type Brands, versionOf } from '../brand/brands.ts';

const immutable = 'public, max-age=31536000, immutable';

/** The files of all brands; an address with its version is kept for good, one without is asked for again. */
export const addBrandFiles = (app: FastifyInstance, { all }: Brands): void => {
  for (const { code, files } of all)
    for (const [name, { mediaType, content }] of files) {
      const version = versionOf(content);
      app.get<{ Querystring: { v?: string } }>(`/brands/${code}/${name}`, async (request, reply) =>
        reply
          .header('cache-control', request.query.v === version ? immutable : 'no-cache')
          .type(mediaType)
          .send(content),
      );
    }
};
