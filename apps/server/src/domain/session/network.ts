import { isIPv6 } from 'node:net';

/** What IPv4 is written as where a socket takes both kinds (RFC 4291 §2.5.5.2). */
const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Whom attempts from an address are counted for. A household or an office has one IPv6 network of 64 bits, and who has one
 * has all of its addresses; it is one however its zeros are written.
 */
export const networkOf = (address: string): string => {
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('%')[0]?.split('::') ?? [];
  const before = start === '' ? [] : start.split(':');
  // A part in the spelling of IPv4 holds the room of two.
  const after = end ? end.split(':').flatMap((part) => (part.includes('.') ? ['0', part] : [part])) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(end === undefined ? [] : zeros), ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
};
