import { createHash } from 'node:crypto';
import type { ExtraInfo } from '@comanda/api/errors';
import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { eq, inArray } from 'drizzle-orm';
import { image } from '../db/schema/image.ts';
import type { UploadedFile, Work } from '../http/handler.ts';

const prefix = '/api/storage/v1/image/';

/** Keeps pictures by their content and answers their addresses by field. */
export const storeImages = async (
  { db }: Pick<Work, 'db'>,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Record<string, { url: string }>> => {
  const stored: Record<string, { url: string }> = {};
  for (const [name, { bytes, mediaType }] of Object.entries(files)) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await db.insert(image).values({ sha256, mediaType, content: bytes }).onConflictDoNothing();
    stored[name] = { url: prefix + sha256 };
  }
  return stored;
};

const addressIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? value.url
    : undefined;

/** A picture named by its address has to be here. */
export const imageFaults = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  values: Draft,
): Promise<ExtraInfo[]> => {
  const named = fieldsOf(resource).flatMap(([name, field]) => {
    const url = field.kind === 'image' ? addressIn(values[name]) : undefined;
    return url ? [{ name, sha256: url.slice(prefix.length) }] : [];
  });
  if (named.length === 0) return [];
  const rows = await db
    .select({ sha256: image.sha256 })
    .from(image)
    .where(
      inArray(
        image.sha256,
        named.map(({ sha256 }) => sha256),
      ),
    );
  const found = new Set(rows.map(({ sha256 }) => sha256));
  return named
    .filter(({ sha256 }) => !found.has(sha256))
    .map(({ name }) => ({ entity: resource.code, field: `${name}.url`, error: 'not_found' }));
};

export const readImage = async (
  { db }: Pick<Work, 'db'>,
  sha256: string,
): Promise<{ mediaType: string; content: Buffer } | undefined> => {
  const [row] = await db
    .select({ mediaType: image.mediaType, content: image.content })
    .from(image)
    .where(eq(image.sha256, sha256));
  return row;
};
