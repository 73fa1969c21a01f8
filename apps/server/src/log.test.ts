import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log.ts';

test('what is secret does not reach the log', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: logOptions('info', { write: (line) => lines.push(line) }) });
  const secret = 'hunter2-and-more';
  log.info(
    {
      token: secret,
      data: { password: secret, license: secret },
      request: { headers: { authorization: secret } },
    },
    'x',
  );
  log.error({ err: new Error('failed', { cause: new Error(secret) }) }, 'y');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(secret);
});
