import { fieldsOf, type ListField, type RecordShape, type Resource } from '../kernel/index.ts';

/** Pictures that belong together: a cover and those after it (docs/product.md §13). */
export const mostPictures = 4;
/** Most bytes of one picture, and of a body that may bring so many of them (docs/product.md §13). */
export const largestPicture = 2_000_000;
export const uploadLimit = (pictures: number): number => 1_000_000 + pictures * largestPicture;

const isAlone = ({ item }: ListField, name: string): boolean =>
  item[name]?.kind === 'image' && Object.keys(item).length === 1;

/** A place of a record that holds a picture: a field, or that part of each detail of a list. */
interface Place {
  readonly name: string;
  readonly list?: string;
  /** Of a field: the list that goes on where it ends. */
  readonly further?: string | undefined;
}
const found = (resource: Pick<RecordShape, 'fields'>): readonly Place[] => {
  const fields = fieldsOf(resource);
  return fields.flatMap(([name, field]): Place[] => {
    if (field.kind === 'image')
      return [{ name, further: fields.find(([, one]) => one.kind === 'list' && isAlone(one, name))?.[0] }];
    if (field.kind !== 'list') return [];
    return Object.entries(field.item).flatMap(([key, { kind }]) =>
      kind === 'image' ? [{ name: key, list: name }] : [],
    );
  });
};
/** Looked up once: an import asks for every row. */
const places = new WeakMap<Pick<RecordShape, 'fields'>, readonly Place[]>();
/** Every place of a kind of record. */
export const placesIn = (resource: Pick<RecordShape, 'fields'>): readonly Place[] => {
  const known = places.get(resource) ?? found(resource);
  places.set(resource, known);
  return known;
};
export const hasImage = (resource: Resource): boolean => placesIn(resource).length > 0;

/**
 * The list that goes on where a picture of the record ends: its details are one picture each, called like the field
 * (`image`, and `images` of `image`). The field's is the cover, or the only one where there is no such list.
 */
export const furtherOf = (resource: Resource, name: string): string | undefined =>
  placesIn(resource).find((place) => place.name === name && place.list === undefined)?.further;

/** The field that a list of pictures goes on from. */
export const coverOf = (resource: Pick<RecordShape, 'fields'>, list: string): string | undefined =>
  placesIn(resource).find(({ further }) => further === list)?.name;

/** Fields that change with one: a cover and the list after it close up together. */
export const movedWith = (resource: Resource, name: string): readonly string[] =>
  [coverOf(resource, name), name, furtherOf(resource, name)].filter((one) => one !== undefined);

/** Paths of the pictures that belong to a field, in their order: `image`, `images.0.image`, `images.1.image` … */
export const placesOf = (resource: Resource, name: string): readonly string[] => {
  const further = furtherOf(resource, name);
  return [
    name,
    ...(further === undefined
      ? []
      : Array.from({ length: mostPictures - 1 }, (_, at) => `${further}.${at}.${name}`)),
  ];
};
/** Paths of all pictures that a record of this kind can have. */
export const picturePaths = (resource: Resource): readonly string[] =>
  placesIn(resource).flatMap(({ name, list }) => (list === undefined ? placesOf(resource, name) : []));
