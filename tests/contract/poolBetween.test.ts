import { once } from 'node:events';
import { resourceCalls } from '@comanda/api/calls';
import { parseServerFrame, type ServerFrame } from '@comanda/api/live';
import { tax } from '@comanda/api/areas/basics/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accounts } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/caller.ts';
import { type Bouncer, pgbouncerProgram, startBouncer } from '../support/pgbouncer.ts';
import { type Server, startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

const taxes = resourceCalls(tax);
if (isWhole && pgbouncerProgram === undefined)
  console.warn('PgBouncer is not installed (Debian: apt install pgbouncer); nothing is tried through it.');

describe.skipIf(!isWhole || pgbouncerProgram === undefined)('two servers behind one PgBouncer', () => {
  const platform = usePlatform();
  let bouncer: Bouncer;
  const servers: Server[] = [];
  const through = async (environment: Readonly<Record<string, string>> = {}): Promise<Server> => {
    const server = await startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: bouncer.url,
      environment,
    });
    servers.push(server);
    return server;
  };
  const past = () => through({ DATABASE_LISTEN_URL: platform().databaseUrl });
  let callers: readonly [Caller, Caller];
  let idCompany = '';
  let serial = 0;
  const made = (by: Caller) => {
    serial += 1;
    return by.call(taxes.create, {
      data: {
        idCompany,
        code: `POOL${serial}`,
        names: { 'es-ES': 'A través del pool' },
        value: '1',
        order: 7000 + serial,
      },
    });
  };

  beforeAll(async () => {
    bouncer = await startBouncer(pgbouncerProgram ?? '', platform().databaseUrl);
    const [first, second] = [await past(), await past()];
    callers = [await signIn(first.origin, 'owner'), await signIn(second.origin, 'owner')];
    idCompany = await platform().company('ENCINA');
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await bouncer.stop();
  });

  it('do not start without the way past it, and say which setting leads there', async () => {
    await expect(through()).rejects.toThrow('DATABASE_LISTEN_URL');
  });

  it('answer more who ask at once than it lends connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        nth % 3 === 0
          ? made(callers[nth % 2 === 0 ? 0 : 1])
          : callers[nth % 2 === 0 ? 0 : 1].call(taxes.list, {
              data: { idCompany },
            }),
      ),
    );
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(answers.map(() => 200));
  });

  it('tell on one what was written through the other', async () => {
    const socket = new WebSocket(`${servers[1]?.origin.replace('http', 'ws')}/api/notification/v1/ws`);
    const heard: ServerFrame[] = [];
    socket.on('message', (data: Buffer) => {
      const frame = parseServerFrame(data.toString());
      if (frame) heard.push(frame);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ email: accounts.owner }));
    socket.send(JSON.stringify({ token: callers[1].token }));
    await expect.poll(() => heard.some((frame) => 'ready' in frame)).toBe(true);
    const before = heard.length;
    expect(await made(callers[0])).toMatchObject({ status: 200 });
    await expect
      .poll(() => heard.slice(before))
      .toContainEqual(
        expect.objectContaining({
          class: 'TRACKER',
          data: expect.objectContaining({ idCompany, entity: 'TAX' }),
        }),
      );
    socket.terminate();
  });
});
