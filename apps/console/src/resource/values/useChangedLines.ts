import type { Field, ListField, Resource } from '@comanda/api/kernel';
import { fieldLabel, itemLabel } from '@comanda/api/labels';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { listed } from '../../app/listed.ts';
import { useFormat, useLabel } from '../../app/index.ts';
import { languageName } from '../../app/languageName.ts';
import { isolated } from '../../app/isolated.ts';
import { type ChangedEntry, changedEntries, tellingPart } from './changedEntries.ts';
import { asItems, asNames, asText, isRecord, isUnset } from './read.ts';
import { useCalled } from './useCalled.ts';
import { useReferencesTo } from './useReferences.ts';
import { useWriteValue } from './useWriteValue.ts';

export interface ChangedField {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What of a record was one thing and is another, in words. Both are empty where words cannot say it: a picture. */
export interface ChangedLine {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** Ids of what changed values refer to, by the area that each is of. */
const referredIn = (
  resource: Resource,
  diff: readonly ChangedField[],
): ReadonlyMap<string, readonly string[]> => {
  const ids = new Map<string, string[]>();
  const add = (field: Field | undefined, value: unknown): void => {
    if (field?.kind !== 'ref' || asText(value) === '') return;
    ids.set(field.to, [...(ids.get(field.to) ?? []), asText(value)]);
  };
  for (const { field: name, before, after } of diff) {
    const field = resource.fields[name];
    for (const value of [before, after]) {
      if (field?.kind !== 'list') add(field, value);
      else
        for (const entry of asItems(value))
          for (const [key, part] of Object.entries(field.item)) add(part, entry[key]);
    }
  }
  return ids;
};

/** What a change did, in a line a value: old and new of a price by its rate, of a text by its language (docs/product.md §9.1). */
export function useChangedLines(resource: Resource, diff: readonly ChangedField[]): readonly ChangedLine[] {
  const label = useLabel();
  const format = useFormat();
  const write = useWriteValue(resource);
  const { locale } = useLingui().i18n;
  const called = useCalled(useReferencesTo(useMemo(() => referredIn(resource, diff), [resource, diff])));

  const written = (path: string, field: Field | undefined, value: unknown): string => {
    if (isUnset(value)) return '';
    return field?.kind === 'ref' ? called(asText(value)) : write(path, value);
  };
  const entryLines = (name: string, field: ListField, pair: ChangedField): readonly ChangedLine[] => {
    const part = tellingPart(field);
    const title = label(fieldLabel(resource, name));
    const [before, after] = [asItems(pair.before), asItems(pair.after)];
    if (part === undefined) return [];
    const others = Object.keys(field.item).filter((key) => key !== part);
    const said = (key: string, entry: Entry | undefined): string =>
      written(`${name}.${key}`, field.item[key], entry?.[key]);
    // Entries that say nothing more than what they are stand in one line, as the list has them.
    if (others.length === 0) {
      const all = (entries: readonly Entry[]) => listed(entries.map((entry) => isolated(said(part, entry))));
      return [{ id: name, name: title, before: all(before), after: all(after) }];
    }
    const changed = changedEntries(part, before, after);
    if (changed.length === 0) return [{ id: name, name: title, before: '', after: '' }];
    const side = (entry: Entry | undefined, keys: readonly string[]): string =>
      keys
        .flatMap((key) => {
          const text = said(key, entry);
          if (text === '') return [];
          return keys.length === 1 ? [text] : [`${label(itemLabel(resource, name, key))}: ${isolated(text)}`];
        })
        .join(' · ');
    return changed.map(({ of, before: had, after: has }: ChangedEntry, place) => {
      const keys = had && has ? others.filter((key) => said(key, had) !== said(key, has)) : others;
      return {
        id: `${name}.${place}`,
        name: `${title}, ${isolated(written(`${name}.${part}`, field.item[part], of))}`,
        before: side(had, keys),
        after: side(has, keys),
      };
    });
  };
  /** The reader's own language by itself; another one is named. */
  const nameLines = (name: string, pair: ChangedField): readonly ChangedLine[] => {
    const title = label(fieldLabel(resource, name));
    const [had, has] = [asNames(pair.before), asNames(pair.after)];
    const own = { before: format.names(had), after: format.names(has) };
    const others = [...new Set([...Object.keys(had), ...Object.keys(has)])].flatMap((language) => {
      const [before = '', after = ''] = [had[language], has[language]];
      const isTold = before === own.before && after === own.after;
      return before === after || isTold
        ? []
        : [
            {
              id: `${name}.${language}`,
              name: `${title}, ${isolated(languageName(language, locale))}`,
              before,
              after,
            },
          ];
    });
    return own.before === own.after ? others : [{ id: name, name: title, ...own }, ...others];
  };
  return diff.flatMap((pair): readonly ChangedLine[] => {
    const { field: name } = pair;
    const field = resource.fields[name];
    if (!field) return [];
    if (field.kind === 'names') return nameLines(name, pair);
    if (field.kind === 'list') return entryLines(name, field, pair);
    // Of a picture nothing is written, of two alike nothing is told but that it is another.
    const isPicture = isRecord(pair.before) || isRecord(pair.after);
    const [before, after] = isPicture
      ? ['', '']
      : [written(name, field, pair.before), written(name, field, pair.after)];
    return [{ id: name, name: label(fieldLabel(resource, name)), before, after }];
  });
}
