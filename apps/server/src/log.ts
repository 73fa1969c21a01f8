/** Names under which something secret may travel, at the top of a line or one level below. */
const secret = [
  'authorization',
  'password',
  'token',
  'session',
  'login',
  'license',
  'licence',
  'secret',
  'credential',
  'ticket',
  'email',
  'cookie',
];
const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Where lines go: standard error, or a test that reads them. */
export interface LogStream {
  write(line: string): void;
}

interface Described {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}
const described = (error: unknown): Described =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...('code' in error && { code: error.code }),
      }
    : { type: typeof error, message: String(error), stack: '' };

/**
 * Structured lines without tokens, passwords, licences or addresses of persons. Errors are written as what went wrong
 * and where, never with the values that a statement was run with.
 */
export const logOptions = (level: string, stream: LogStream = process.stderr) => ({
  level,
  stream,
  redact: { paths, censor: '[redacted]' },
  serializers: { err: described },
});
