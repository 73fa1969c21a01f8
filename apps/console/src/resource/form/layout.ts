import type { Draft, FieldKind, Resource } from '@comanda/api/kernel';
import { coverOf } from '@comanda/api/pictures';
import { sectionsOf } from './draft.ts';

/** Fields of the first section that are not asked first. */
export const MORE = 'more';
/** Fields that stand on top. */
export const MAIN = 'main';

export interface LaidSection {
  /** `MAIN`, `MORE`, or a section of the definition. */
  readonly id: string;
  readonly fields: readonly string[];
  /** Before the person has folded or unfolded it. */
  readonly isOpen: boolean;
}
/** Where the fields of a record stand: the first section on top, and what is seen at a glance at its side. */
export interface Layout {
  readonly sections: readonly LaidSection[];
  readonly beside: readonly string[];
}

/** So many fields are read at once; of a record that has more, those come first that are wanted most. */
const MANY = 24;
const FEW = 10;

const atTheSide: ReadonlySet<FieldKind> = new Set(['image', 'status', 'order']);
/** A new record has its place and its state by itself. */
const known: ReadonlySet<FieldKind> = new Set(['status', 'order']);

/**
 * Lays a record out. What a record is comes first: its name, then what the definition asks first, or all of the first
 * section; then the other sections, folded where there are many fields (docs/product.md §7.18).
 * @param isWhole whether a section draws all of its fields in its own way
 */
export function layoutOf(
  resource: Resource,
  values: Draft,
  isNew: boolean,
  isWhole: (section: string) => boolean,
): Layout {
  const [top, ...others] = sectionsOf(resource, values);
  if (!top) return { sections: [], beside: [] };
  const is = (kinds: ReadonlySet<FieldKind>, name: string): boolean => {
    const kind = resource.fields[name]?.kind;
    return kind !== undefined && kinds.has(kind);
  };
  const isBeside = (name: string): boolean =>
    (is(atTheSide, name) && !(isNew && is(known, name))) || coverOf(resource, name) !== undefined;
  const shown = new Set([top, ...others].flatMap(({ fields }) => fields));
  const { first } = resource;
  const asked = first?.filter((name) => shown.has(name) && (isNew || top.fields.includes(name)));
  const main = isWhole(top.id)
    ? top.fields.filter((name) => !isBeside(name))
    : namesFirst(asked ?? top.fields.filter((name) => !isBeside(name) && !(isNew && is(known, name))));
  // A section that holds nothing but pictures is seen at a glance too.
  const pictures = others.filter(
    ({ id, fields }) => !isWhole(id) && fields.every((name) => resource.fields[name]?.kind === 'image'),
  );
  const beside = inGlance(
    resource,
    [...top.fields.filter(isBeside), ...pictures.flatMap(({ fields }) => fields)].filter(
      (name) => !main.includes(name),
    ),
  );
  const placed = new Set([...main, ...beside]);
  const rest = [...others, { id: MORE, fields: top.fields }]
    .map(({ id, fields }) => ({ id, fields: fields.filter((name) => !placed.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const total = [main, ...rest.map(({ fields }) => fields)].flat().length;
  const isShort = total <= MANY;
  let read = main.length;
  const sections = rest.map(({ id, fields }): LaidSection => {
    read += fields.length;
    const isOpen = isNew ? first === undefined && isShort && id !== MORE : isShort || read <= FEW;
    return { id, fields, isOpen };
  });
  return { sections: [{ id: MAIN, fields: main, isOpen: true }, ...sections], beside };
}

/** Pictures first, then the state; the place in the order is asked for least. */
const inGlance = ({ fields }: Resource, names: readonly string[]): readonly string[] => {
  const rank = (name: string): number => {
    const kind = fields[name]?.kind;
    return kind === 'order' ? 2 : kind === 'status' ? 1 : 0;
  };
  return names.toSorted((one, other) => rank(one) - rank(other));
};

/** What a record is called comes before its code. */
const namesFirst = (fields: readonly string[]): readonly string[] => [
  ...fields.filter((name) => name === 'names'),
  ...fields.filter((name) => name !== 'names'),
];
