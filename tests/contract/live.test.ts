import { once } from 'node:events';
import { messageNumberCalls, resourceCalls, sessionCalls, trackerNumberCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openLine } from '../../apps/server/src/live/line.ts';
import { boundSocket } from '../../apps/server/src/live/socket.ts';
import { type Account, accounts } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { liveLineTo, signedLine } from '../support/liveLine.ts';
import { startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
/** A line that is ended after the test that opens it. */
const lineTo: typeof liveLineTo = async (...to) => {
  const line = await liveLineTo(...to);
  onTestFinished(line.end);
  return line;
};
const signed = async (account: Account, origin = platform().origin) => {
  const caller = await signIn(platform().origin, account);
  return { ...(await signedLine({ origin, pool: platform().pool }, account, caller)), caller };
};

/** A line on which nobody ever signs in: its time runs while the other tests do. */
let silent: Awaited<ReturnType<typeof lineTo>>;
beforeAll(async () => {
  silent = await liveLineTo(platform().origin);
});

let serial = 0;
const makeTax = async (idCompany: string) => {
  serial += 1;
  const nth = serial;
  const owner = await platform().as('owner');
  const made = await owner.call(resourceCalls(tax).create, {
    data: {
      idCompany,
      code: `LIVE${nth}`,
      names: { 'es-ES': 'En vivo' },
      value: '1',
      order: 8000 + nth,
    },
  });
  expect(made.status).toBe(200);
  return made;
};

describe('a line', () => {
  it('names the channels of the person, and no others', async () => {
    const { heads } = await signed('owner');
    const own = await Promise.all(['ENCINA', 'BRASA'].map((code) => platform().company(code)));
    expect(Object.keys(heads).sort()).toEqual(own.sort());
  });
  it('tells what was written, numbered without gaps, in every process', async () => {
    const second = await startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: platform().databaseUrl,
    });
    try {
      const idCompany = await platform().company('ENCINA');
      const here = await signed('owner');
      const there = await signed('owner', second.origin);
      const head = here.heads[idCompany] ?? 0;
      await makeTax(idCompany);
      await makeTax(idCompany);
      for (const line of [here, there])
        expect([await line.next(), await line.next()]).toMatchObject([
          { class: 'TRACKER', seq: head + 1, data: { idCompany, entity: 'TAX' } },
          { class: 'TRACKER', seq: head + 2 },
        ]);
    } finally {
      await second.stop();
    }
  });
  it('says nothing of what was undone', async () => {
    const idCompany = await platform().company('ENCINA');
    const line = await signed('owner');
    const { data } = await makeTax(idCompany);
    expect(await line.next()).toMatchObject({ seq: (line.heads[idCompany] ?? 0) + 1 });
    const refused = await line.caller.call(resourceCalls(tax).create, {
      data: { idCompany, code: data.code, names: { 'es-ES': 'Otra' }, value: '1', order: 9999 },
    });
    expect(refused.status).toBe(422);
    await makeTax(idCompany);
    expect(await line.next()).toMatchObject({ seq: (line.heads[idCompany] ?? 0) + 2 });
  });
  it('numbers events as they were committed, also of many writers at once', async () => {
    const idCompany = await platform().company('ENCINA');
    const line = await signed('owner');
    const head = line.heads[idCompany] ?? 0;
    await Promise.all(Array.from({ length: 12 }, () => makeTax(idCompany)));
    const numbers: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const frame = await line.next();
      if ('seq' in frame) numbers.push(frame.seq);
    }
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => head + 1 + index));
  });
  it('gives what was missed, or says that it is no longer kept', async () => {
    const idCompany = await platform().company('ENCINA');
    await makeTax(idCompany);
    await makeTax(idCompany);
    const line = await signed('owner');
    const head = line.heads[idCompany] ?? 0;
    line.say({ since: { [idCompany]: head - 2, unknown: 1 } });
    expect([await line.next(), await line.next()]).toMatchObject([{ seq: head - 1 }, { seq: head }]);
    await platform().pool.query('delete from live_event where id_company = $1 and seq <= $2', [
      idCompany,
      head - 1,
    ]);
    line.say({ since: { [idCompany]: head - 2 } });
    expect(await line.next()).toEqual({ reload: idCompany });
  });
  it('tells a person without the action only that something happened', async () => {
    const idCompany = await platform().company('ENCINA');
    const cook = await signed('cook');
    const { data } = await makeTax(idCompany);
    const frame = await cook.next();
    expect(frame).toEqual({
      class: 'TRACKER',
      id: '',
      data: { idCompany },
      seq: (cook.heads[idCompany] ?? 0) + 1,
    });
    expect(JSON.stringify(frame)).not.toContain(data.id);
  });
  it('never tells of another company', async () => {
    const foreign = await signed('foreign');
    const ENCINA = await platform().company('ENCINA');
    const ISTMO = await platform().company('ISTMO');
    foreign.say({ since: { [ENCINA]: 0 } });
    await makeTax(ENCINA);
    await foreign.caller.call(resourceCalls(tax).create, {
      data: { idCompany: ISTMO, code: 'PROPIO', names: { 'es-PA': 'Propio' }, value: '1', order: 8000 },
    });
    expect(await foreign.next()).toMatchObject({ data: { idCompany: ISTMO } });
  });
});

const sayOfReader = (state: string) =>
  platform().pool.query(
    `update role_permission set state = $1 where role = 'READER' and action = 'ALLOW_COMPANY_SYNC_ACCESS'`,
    [state],
  );

describe('a line ends', () => {
  it('when the token is none, or is not that of the address', async () => {
    const { token } = await signIn(platform().origin, 'owner');
    for (const [email, shown] of [
      [accounts.owner, 'nonsense'],
      [accounts.manager, token],
    ]) {
      const line = await lineTo(platform().origin);
      line.say({ email });
      line.say({ token: shown });
      expect(await line.next()).toEqual({ refused: 'token' });
      expect(await line.closed).toBe(1008);
    }
  });
  it('at once when the login is ended', async () => {
    const line = await signed('owner');
    await callerOf(platform().origin, line.caller.login).call(sessionCalls.logout);
    expect(await line.next()).toEqual({ refused: 'token' });
    expect(await line.closed).toBe(1008);
  });
  it('with the channels of a company that the person has left', async () => {
    const line = await signed('manager');
    const idCompany = await platform().company('ENCINA');
    const user = `(select id from app_user where email = '${accounts.manager}')`;
    await platform().pool.query(`delete from membership where id_user = ${user}`);
    expect(await line.next()).toEqual({ ready: {} });
    await platform().pool.query(
      `insert into membership (id_company, id_user, role) select $1, ${user}, 'MANAGER'`,
      [idCompany],
    );
    expect(await line.next()).toMatchObject({ ready: { [idCompany]: expect.any(Number) } });
  });
  it('hears of what its person may do now, when a role of theirs says something else', async () => {
    const line = await signed('reader');
    await sayOfReader('DEN');
    expect(await line.next()).toHaveProperty('ready');
    await sayOfReader('GRN');
    expect(await line.next()).toHaveProperty('ready');
  });
  it('when nobody signs in on it for five seconds', async () => {
    expect(await silent.closed).toBe(1008);
  });
  it('when too much is said, or too often', async () => {
    const loud = await lineTo(platform().origin);
    loud.say('x'.repeat(17_000));
    expect(await loud.closed).toBe(1009);
    const busy = await lineTo(platform().origin);
    for (let count = 0; count < 30; count += 1) busy.say('{}');
    expect(await busy.closed).toBe(1008);
  });
  it('for the eleventh of a person', async () => {
    const caller = await signIn(platform().origin, 'reader');
    const lines = await Promise.all(Array.from({ length: 11 }, () => lineTo(platform().origin)));
    for (const line of lines) {
      line.say({ email: accounts.reader });
      line.say({ token: caller.token });
    }
    const frames = await Promise.all(lines.map((line) => line.next()));
    expect(frames.filter((frame) => 'ready' in frame)).toHaveLength(10);
    expect(frames.filter((frame) => 'refused' in frame)).toEqual([{ refused: 'too_many' }]);
  });
  it('for good where it was closed while its person was looked up', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'string' || !address) throw new Error('It listens nowhere.');
    const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
    const opened = once(client, 'open');
    const [socket]: WebSocket[] = await once(server, 'connection');
    if (!socket) throw new Error('Nobody came.');
    const heard: string[] = [];
    const lookedUp = new Promise<void>((resolve) => {
      openLine({
        bind: boundSocket(socket),
        channels: {
          pump: () => undefined,
          add: () => void heard.push('added'),
          remove: () => void heard.push('removed'),
        },
        authenticate: async () => {
          client.terminate();
          await once(socket, 'close');
          return {
            kind: 'person',
            id: 'somebody',
            email: accounts.owner,
            name: '',
            lang: null,
            brand: 'default',
            idLogin: '',
            expires: 0,
            actions: new Set(),
            companies: new Map(),
          };
        },
        headsOf: () => {
          setImmediate(resolve);
          return Promise.resolve({});
        },
        admit: () => true,
        onClosed: () => undefined,
      });
    });
    await opened;
    client.send(JSON.stringify({ email: accounts.owner }));
    client.send(JSON.stringify({ token: 'token' }));
    await lookedUp;
    expect(heard).toEqual(['removed']);
    server.close();
  });
  it('before it opens for a page of another site', async () => {
    await expect(lineTo(platform().origin, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(lineTo(platform().origin, { origin: platform().origin })).resolves.toBeDefined();
  });
});

describe('what cannot be understood', () => {
  it('is ignored', async () => {
    const line = await lineTo(platform().origin);
    for (const noise of ['', 'x', '[]', 'null', '{"since":5}', '{"token":{}}', '{"since":{"a":"b"}}'])
      line.say(noise);
    const { token } = await signIn(platform().origin, 'owner');
    line.say({ email: accounts.owner });
    line.say({ token });
    expect(await line.next()).toHaveProperty('ready');
    const owner = await platform().as('owner');
    expect((await owner.call(messageNumberCalls.number)).status).toBe(200);
    expect(
      (
        await owner.call(trackerNumberCalls.number, {
          params: { id: await platform().company('ENCINA'), status: 'PND' },
        })
      ).status,
    ).toBe(200);
  });
});
