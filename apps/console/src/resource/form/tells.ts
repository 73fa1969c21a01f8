import type { FieldKind, Resource } from '@comanda/api/kernel';

/** What those who use a record reckon with or depend on; its names, pictures and lists reach nobody unawares. */
const telling: ReadonlySet<FieldKind> = new Set(['choice', 'decimal', 'money', 'status']);

/** Whether one of these fields matters to records that use this one (docs/product.md §7.10). */
export const tells = ({ fields }: Resource, changed: readonly string[]): boolean =>
  changed.some((name) => telling.has(fields[name]?.kind ?? 'code'));
