import { createHash } from 'node:crypto';
import type { ExtraInfo } from '@comanda/api/errors';
import type { Draft, Resource } from '@comanda/api/kernel';
import { pictureAddress as prefix, picturesIn } from '@comanda/api/pictures';
import { eq, inArray, sql } from 'drizzle-orm';
import { image } from '../db/schema/image.ts';
import { type Drawn, drawn } from '../core/drawing/index.ts';
import { malformed } from '../core/refusal.ts';
import type { UploadedFile } from '../core/route.ts';
import type { Work } from '../core/work.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What tells one picture from an older one in an address: its hash, or a time as older clients send it. */
export const isPictureStamp = (stamp: string): boolean => /^(?:\d{1,20}|[0-9a-f]{64})$/.test(stamp);

/** Keeps pictures that were drawn anew by their content and answers their addresses by path. */
export const keepDrawn = async (
  { db }: Pick<Work, 'db'>,
  files: Readonly<Record<string, Drawn>>,
): Promise<Record<string, { url: string }>> => {
  const stored: Record<string, { url: string }> = {};
  for (const [name, { bytes, mediaType, small }] of Object.entries(files)) {
    const sha256 = hashOf(bytes);
    await db
      .insert(image)
      .values({ sha256, mediaType, content: bytes, small: small ?? null })
      .onConflictDoNothing();
    stored[name] = { url: prefix + sha256 };
  }
  return stored;
};

/** Draws pictures that somebody has sent anew, and keeps them. */
export const storeImages = async (
  work: Pick<Work, 'db'>,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Record<string, { url: string }>> => {
  const kept: Record<string, Drawn> = {};
  for (const [name, file] of Object.entries(files)) {
    // One that comes back as it was kept is that one.
    const isHere = (await readImage(work, hashOf(file.bytes))) !== undefined;
    const picture = isHere ? file : await drawn(file);
    if (!picture)
      throw malformed('A picture is a whole PNG, JPEG or WebP file of at most 50 million pixels.', [
        { field: name, error: 'picture' },
      ]);
    kept[name] = picture;
  }
  return keepDrawn(work, kept);
};

const addressIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? value.url
    : undefined;

interface NamedImage {
  readonly path: string;
  readonly sha256: string;
}
const imagesIn = (resource: Resource, values: Draft): NamedImage[] =>
  picturesIn(resource, values).flatMap(([path, picture]) => {
    const url = addressIn(picture);
    return url ? [{ path, sha256: url.slice(prefix.length) }] : [];
  });

/** Which of the pictures that some records name by their address are here. */
export const imagesHere = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  records: readonly Draft[],
): Promise<ReadonlySet<string>> => {
  const named = [
    ...new Set(records.flatMap((values) => imagesIn(resource, values).map(({ sha256 }) => sha256))),
  ];
  if (named.length === 0) return new Set();
  const rows = await db.select({ sha256: image.sha256 }).from(image).where(inArray(image.sha256, named));
  return new Set(rows.map(({ sha256 }) => sha256));
};

/** A picture named by its address has to be here. */
export const imageFaults = (resource: Resource, values: Draft, here: ReadonlySet<string>): ExtraInfo[] =>
  imagesIn(resource, values)
    .filter(({ sha256 }) => !here.has(sha256))
    .map(({ path }) => ({ entity: resource.code, field: `${path}.url`, error: 'not_found' }));

interface Stored {
  readonly mediaType: string;
  readonly content: Buffer;
}
/** A picture as it is kept, or as lists and cards show it: what is no larger than that, they show itself. */
export const readImage = async (
  { db }: Pick<Work, 'db'>,
  sha256: string,
  size: 'whole' | 'small' = 'whole',
): Promise<Stored | undefined> => {
  const content = size === 'small' ? sql<Buffer>`coalesce(${image.small}, ${image.content})` : image.content;
  const [row] = await db
    .select({ mediaType: image.mediaType, content })
    .from(image)
    .where(eq(image.sha256, sha256));
  return row;
};
