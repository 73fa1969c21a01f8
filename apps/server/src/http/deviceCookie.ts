import type { FastifyReply, FastifyRequest } from 'fastify';

/* What a browser keeps to be known again (docs/product.md §2.1.5): no page reads it, and no other site sends it along. */
const name = 'comanda_device';
/** Seconds: half a year after the last sign-in. */
const lifetime = 180 * 24 * 3600;

export const deviceIn = ({ headers: { cookie = '' } }: FastifyRequest): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const leaveDevice = (
  reply: FastifyReply,
  value: string,
  { isSecure }: { isSecure: boolean },
): void => {
  reply.header(
    'set-cookie',
    [
      `${name}=${value}`,
      `Max-Age=${lifetime}`,
      'Path=/api',
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  );
};
