import { createHmac } from 'node:crypto';

/** The id that something of a backup has where it is restored: the same each time, and drawn from the salt of that. */
export const idFrom = (salt: Uint8Array, id: string): string => {
  const drawn = createHmac('sha256', salt).update(id).digest().subarray(0, 16);
  drawn.writeUInt8((drawn.readUInt8(6) & 0x0f) | 0x80, 6);
  drawn.writeUInt8((drawn.readUInt8(8) & 0x3f) | 0x80, 8);
  return drawn.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const quoted = new RegExp(`(?:"(\\w+)"(\\s*:\\s*))?"(${uuid})"`, 'g');

/**
 * A row as JSON with new ids in place of those that it has. It is not parsed: numbers stay as they are written. What
 * stands under a name of `asWritten` stays too.
 */
export const withIds = (line: string, asWritten: ReadonlySet<string>, idOf: (id: string) => string): string =>
  line.replace(quoted, (whole, name: string | undefined, between: string | undefined, id: string) => {
    if (name === undefined) return `"${idOf(id)}"`;
    return asWritten.has(name) ? whole : `"${name}"${between ?? ':'}"${idOf(id)}"`;
  });
