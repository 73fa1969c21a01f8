import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a push service was handed for one of its browsers. */
export interface Handed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface PushService {
  /** Host and port, as `COMANDA_PUSH_HOSTS` names it. */
  readonly host: string;
  readonly origin: string;
  readonly handed: Handed[];
  /** What it answers for a browser from now on: 201 unless something else was said. */
  readonly answer: (path: string, status: number) => void;
  readonly stop: () => Promise<void>;
}

/** The service that a browser's maker would run, at the only place where it can be replaced: a real server that takes pushes. */
export const openPushService = async (): Promise<PushService> => {
  const handed: Handed[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      handed.push({ path, headers, body });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    origin: `http://${host}`,
    handed,
    answer: (path, status) => void answers.set(path, status),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const derive = (secret: Buffer, from: Buffer, info: Buffer | string, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, from, info, size));

/** A browser that has asked its push service for an address: what it tells the platform, and how it reads what comes. */
export const newBrowser = (endpoint: string) => {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    address: { endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    /** Reads a record of aes128gcm as RFC 8188 and RFC 8291 say. */
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const shared = derive(
        pair.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]),
        32,
      );
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        key,
        derive(shared, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
};
