import type { AnswerOf, photoCalls } from '@comanda/api/calls';
import { photo } from '@comanda/api/areas/system/photo';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Work } from '../../core/work.ts';
import { recordTable } from '../../db/naming.ts';
import { writeMany } from '../../resource/engine.ts';
import { languagesOf } from '../../resource/languages.ts';

/** Puts pictures into the gallery, all of them or none: they come without codes and places, so they are given both. */
export const addPhotos = async (
  work: Work,
  { idCompany, pictures, idCategory, idTags }: z.output<(typeof photoCalls.add)['body']>,
): Promise<AnswerOf<typeof photoCalls.add>> => {
  const [language = ''] = await languagesOf(work.db, idCompany);
  const { rows } = await work.db.execute<{ code: number; place: number }>(sql`
    select coalesce(max(substring(code from '^IMG-([0-9]{1,8})$')::int), 0) as code,
      coalesce(max("order") filter (where status <> 'D'), 0) as place
    from ${sql.identifier(recordTable(photo))} where id_company = ${idCompany}`);
  const { code = 0, place = 0 } = rows[0] ?? {};
  const written = await writeMany(
    work,
    photo,
    idCompany,
    pictures.map(({ name, image }, at) => ({
      sent: {
        code: `IMG-${code + at + 1}`,
        names: { [language]: name },
        image,
        idCategory,
        tags: [...new Set(idTags)].map((idTag) => ({ idTag })),
        order: place + (at + 1) * 10,
      },
    })),
  );
  return {
    ids: written.map((one) => {
      if (!one.ok) throw one.refusal;
      return one.after.id;
    }),
  };
};
