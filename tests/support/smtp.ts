import { createServer, type Socket } from 'node:net';

/** What a mail server was handed, as it came. */
export interface Handed {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}
export interface MailServer {
  readonly url: string;
  readonly handed: readonly Handed[];
  /** What it says to the next recipients, one after the other; all of them are taken when nothing is left. */
  readonly answers: string[];
  /** Resolves with the next mail that it takes, or the next recipient that it does not. */
  readonly next: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** As much of a mail server (RFC 5321) as hands mails to a test. */
export const startMailServer = async (): Promise<MailServer> => {
  const handed: Handed[] = [];
  const answers: string[] = [];
  const waiting: (() => void)[] = [];
  const tell = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const serve = (socket: Socket): void => {
    let from = '';
    let to: string[] = [];
    let buffer = '';
    let isContent = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
      switch (verb.toUpperCase()) {
        case 'MAIL':
          from = rest;
          to = [];
          say('250 ok');
          break;
        case 'RCPT': {
          const answer = answers.shift() ?? '250 ok';
          if (answer.startsWith('2')) to.push(rest);
          say(answer);
          if (!answer.startsWith('2')) tell();
          break;
        }
        case 'DATA':
          isContent = true;
          say('354 go on');
          break;
        case 'QUIT':
          say('221 bye');
          socket.end();
          break;
        default:
          say('250 ok');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      buffer += part.toString('latin1');
      for (;;) {
        const end = isContent ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end === -1) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (isContent ? 5 : 2));
        if (!isContent) hear(text);
        else {
          isContent = false;
          handed.push({ from, to, content: text });
          say('250 taken');
          tell();
        }
      }
    });
    say('220 test');
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    handed,
    answers,
    next: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
