import type { Config } from './config.ts';

interface Started {
  readonly url: string;
  readonly demo:
    | { readonly password: string; readonly accounts: readonly { email: string; role: string }[] }
    | undefined;
  readonly hasTills: boolean;
  readonly beginning: string | undefined;
}
const line = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** What whoever started the server wants to know first. */
export const printStarted = (
  { mode, dataDirectory }: Config,
  { url, demo, hasTills, beginning }: Started,
): void => {
  line(`Comanda answers at ${url}`);
  line(`  back office  ${url}/`);
  line(`  kitchen      ${url}/kds`);
  line(`  calls        ${url}/api/docs`);
  if (demo) {
    line();
    line(`Demo mode: this machine only. The password of each account is ${demo.password}`);
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    for (const { email, role } of demo.accounts) line(`  ${email.padEnd(width)}  ${role}`);
    line(hasTills ? 'The simulated tills sell.' : 'The simulated tills are off.');
  }
  if (beginning !== undefined) {
    line();
    line('There is no operator yet. Whoever opens this address within the hour becomes the first one:');
    line(`  ${beginning}`);
  }
  if (mode === 'demo') line(`Data lie in ${dataDirectory}. Ctrl-C stops everything.`);
};
export const printStopped = (): void => line('Comanda has stopped.');
export const printProblem = (message: string): void => {
  process.stderr.write(`${message}\n`);
};
