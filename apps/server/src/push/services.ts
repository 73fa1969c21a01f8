import type { PushKeys } from '../config.ts';

/** Hosts of the push services of browsers, by their maker; below a dot, any host of theirs. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an address is one of a push service: the platform goes nowhere else, whatever a browser says. Others are named
 * in `COMANDA_PUSH_HOSTS`.
 */
export const isService = (endpoint: string, { hosts }: Pick<PushKeys, 'hosts'>): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const usual = protocol === 'https:' ? '443' : '80';
  if (/^https?:$/.test(protocol) && hosts.has(`${hostname}:${port || usual}`)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    services.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one))
  );
};
