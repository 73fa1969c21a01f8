import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes of a body that are read and dropped before its refusal is answered (docs/product.md §13). */
export const mostDropped = 32 * 1024 * 1024;

const expectsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads what is left of a body to nowhere, up to the bound. */
const dropRest = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let dropped = 0;
    const drop = (piece: Buffer): void => {
      dropped += piece.length;
      if (dropped > mostDropped) end();
    };
    const end = (): void => {
      request.off('data', drop).off('end', end).off('close', end).off('error', end);
      resolve();
    };
    request.unpipe();
    request.on('data', drop).on('end', end).on('close', end).on('error', end);
    request.resume();
  });

/**
 * Node lets go of a connection that asks to become a socket: whoever refuses it closes it, or it stays open for good and
 * keeps the server from ending.
 */
export const endRefusedSockets = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.end();
  });
};

/**
 * Whoever is still sending does not read yet: a connection that is closed under them loses the answer, and they are told
 * of a network that failed. What is answered before its body has come waits for the rest of it.
 */
export const addRest = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.readableEnded || raw.destroyed || !expectsBody(raw)) return;
    await dropRest(raw);
    if (!raw.complete) reply.header('connection', 'close');
  });
};
