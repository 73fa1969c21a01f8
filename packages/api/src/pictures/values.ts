import type { Draft, Image, Resource } from '../kernel/index.ts';
import { furtherOf, placesIn } from './places.ts';

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
const detailsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isPicture = (value: unknown): boolean => isDraft(value) && ('url' in value || 'color' in value);

/** What stands at the places for pictures, by its path; empty places are left out. */
export const picturesIn = (
  resource: Resource,
  values: Draft,
): readonly (readonly [path: string, picture: unknown])[] =>
  placesIn(resource)
    .flatMap(({ name, list }): (readonly [string, unknown])[] =>
      list === undefined
        ? [[name, values[name]]]
        : detailsOf(values[list]).map((detail, at) => [
            `${list}.${at}.${name}`,
            isDraft(detail) ? detail[name] : undefined,
          ]),
    )
    .filter(([, picture]) => isPicture(picture));

/** The values with these pictures, or none, by path; a path of a detail that is not there is passed over. */
export const withPictures = <V extends object>(
  values: V,
  pictures: Readonly<Record<string, Image | null>>,
): V =>
  Object.entries(pictures).reduce<V>((held, [path, picture]) => {
    const [name = '', position, key] = path.split('.');
    if (position === undefined || key === undefined) return { ...held, [name]: picture };
    const details = detailsOf(Reflect.get(held, name)).map((detail, at) =>
      at === Number(position) && isDraft(detail) ? { ...detail, [key]: picture } : detail,
    );
    return { ...held, [name]: details };
  }, values);

const furtherIn = (resource: Resource, values: Draft, name: string): readonly unknown[] =>
  detailsOf(values[furtherOf(resource, name) ?? '']).map((detail) =>
    isDraft(detail) ? detail[name] : undefined,
  );
const each = (pictures: readonly unknown[]): readonly unknown[] => [
  ...new Map(pictures.filter(isPicture).map((picture) => [JSON.stringify(picture), picture])).values(),
];
/** Pictures that belong together, the cover first, as details of one list. */
export const togetherIn = (resource: Resource, values: Draft, name: string): readonly Draft[] =>
  [values[name], ...furtherIn(resource, values, name)]
    .filter(isPicture)
    .map((picture) => ({ [name]: picture }));
/** Pictures that belong together without gaps and each once, so that the first of them is the cover (docs/product.md §7). */
export const gathered = (resource: Resource, values: Draft): Draft =>
  placesIn(resource).reduce((held, { name, further }) => {
    if (further === undefined) return held;
    const [cover = null, ...rest] = each([held[name], ...furtherIn(resource, held, name)]);
    return { ...held, [name]: cover, [further]: rest.map((picture) => ({ [name]: picture })) };
  }, values);
