import type { BusinessAvatar } from '@comanda/api/calls';
import { eq, sql } from 'drizzle-orm';
import { store, storeFace } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { isPictureStamp, readImage } from '../../resource/images.ts';

/** Pictures are kept under their content: the end of their address is what tells one from another. */
const hashIn = (url: string | null): string | null => url?.split('/').at(-1) ?? null;

/** A picture as it is asked for by itself: small, and where the whole one is. */
export const shownPicture = async (
  work: Work,
  { url, color }: Pick<BusinessAvatar, 'url' | 'color'>,
): Promise<BusinessAvatar> => {
  const hash = hashIn(url);
  const kept = hash === null ? undefined : await readImage(work, hash, 'small');
  return {
    url,
    hash,
    image64: kept ? `data:${kept.mediaType};base64,${kept.content.toString('base64')}` : null,
    color,
  };
};

export const companyAvatar = async (work: Work, id: string, stamp: string): Promise<BusinessAvatar> => {
  if (!isPictureStamp(stamp)) throw unknownRecord();
  const [row] = await work.db.select().from(company).where(eq(company.id, id));
  if (!row) throw unknownRecord();
  return shownPicture(work, { url: row.avatarUrl, color: row.avatarColor });
};

export const storeAvatar = async (work: Work, id: string, stamp: string): Promise<BusinessAvatar> => {
  if (!isPictureStamp(stamp)) throw unknownRecord();
  const { rows } = await work.db.execute<{ avatar: Pick<BusinessAvatar, 'url' | 'color'> }>(
    sql`select ${storeFace} as avatar from ${store} shop where shop.id = ${id} and shop.status <> 'D'`,
  );
  if (!rows[0]) throw unknownRecord();
  return shownPicture(work, rows[0].avatar);
};
