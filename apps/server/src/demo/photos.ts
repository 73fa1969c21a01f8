import { category } from '@comanda/api/areas/system/category';
import { photo } from '@comanda/api/areas/system/photo';
import { tag } from '@comanda/api/areas/system/tag';
import { type Image, platformId } from '@comanda/api/kernel';
import type { Work } from '../core/work.ts';
import { idIn, idsOf, make } from '../country/make.ts';
import { namesIn } from '../country/names.ts';
import { keepDrawn } from '../resource/images.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { type DemoMark, demoMarks } from './data/marks.ts';
import { demoPhotos } from './data/photos.ts';
import { type DemoPicture, demoPictures } from './data/pictures.ts';

/** Keeps one of our pictures, and answers it as records have it. */
export const keepPicture = async (work: Pick<Work, 'db'>, name: DemoPicture | DemoMark): Promise<Image> => {
  const bytes = Buffer.from({ ...demoPictures, ...demoMarks }[name], 'base64');
  const { picture } = await keepDrawn(work, { picture: { bytes, mediaType: 'image/webp' } });
  if (!picture) throw new Error(`The picture ${name} was not kept.`);
  return picture;
};

/** The gallery of a business; what its pictures are marked with is the platform's, and there by now. */
export const seedPhotos = async (
  work: Work,
  idCompany: string,
  { code: business, languages }: DemoBusiness,
): Promise<void> => {
  const categories = await idsOf(work, platformId, category);
  const tags = await idsOf(work, platformId, tag);
  const rows = await Promise.all(
    (demoPhotos[business] ?? []).map(async (row) => ({
      ...row,
      image: typeof row.picture === 'string' ? await keepPicture(work, row.picture) : row.picture,
    })),
  );
  await make(work, idCompany, photo, rows, (row) => ({
    names: namesIn(languages, row.text),
    image: row.image,
    idCategory: idIn(categories, row.category),
    tags: (row.tags ?? []).map((code) => ({ idTag: idIn(tags, code) })),
  }));
};
