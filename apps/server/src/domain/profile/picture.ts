import { createHash } from 'node:crypto';
import type { AnswerOf, avatarCalls } from '@comanda/api/calls';
import { eq } from 'drizzle-orm';
import { userPicture } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { portraitOf } from '../../core/drawing/index.ts';
import { constraint } from '../../core/refusal.ts';
import type { UploadedFile } from '../../core/route.ts';
import { avatarOf } from '../people/profile.ts';

const mediaType = 'image/webp';
type Picture = AnswerOf<typeof avatarCalls.get>;

/** The own picture, small enough to come with the answer. Runs as `comanda_gate`. */
export const pictureOf = async (db: Database, id: string): Promise<Picture> => {
  const [row] = await db.select().from(userPicture).where(eq(userPicture.idUser, id));
  return {
    ...avatarOf(id, row?.hash ?? null),
    image64: row ? `data:${row.mediaType};base64,${row.content.toString('base64')}` : null,
  };
};

/** Keeps a picture in place of the one before, or takes that away where none is given. Runs as `comanda_gate`. */
export const keepPicture = async (
  db: Database,
  id: string,
  file: UploadedFile | undefined,
): Promise<Picture> => {
  if (!file) {
    await db.delete(userPicture).where(eq(userPicture.idUser, id));
    return pictureOf(db, id);
  }
  const content = await portraitOf(file.bytes);
  if (!content) throw constraint([{ entity: 'USR', field: 'image', error: 'picture' }]);
  const values = { hash: createHash('sha256').update(content).digest('hex'), mediaType, content };
  await db
    .insert(userPicture)
    .values({ idUser: id, ...values })
    .onConflictDoUpdate({ target: userPicture.idUser, set: values });
  return pictureOf(db, id);
};
