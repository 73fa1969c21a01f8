import type { ShownText } from '@comanda/api/calls';
import { fieldLabel, itemLabel, nameOf } from '@comanda/api/labels';
import { CellGrid } from '@comanda/ui/CellGrid';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import { languageName } from '../../app/languageName.ts';
import { isolated } from '../../app/isolated.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { cellOf, rowOf, type Typed, type TypedText } from './typed.ts';

export interface TextGridProps {
  readonly entity: string;
  readonly from: string;
  readonly to: string;
  readonly texts: readonly ShownText[];
  readonly typed: Typed;
  /** Why cells were not stored. */
  readonly refused: ReadonlyMap<string, string>;
  readonly onFill: (filled: readonly { readonly typed: TypedText; readonly stored: string }[]) => void;
}

/** Texts of an area, a row each: what one language says, and a cell for what the other is to say. */
export function TextGrid({ entity, from, to, texts, typed, refused, onFill }: TextGridProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const resource = useDefinition(entity);
  if (!resource) return <Skeleton shape="control" />;
  const byRow = new Map(texts.map((text) => [rowOf(text), text]));
  const cell = (row: string): string | undefined => {
    const text = byRow.get(row);
    return text && cellOf({ ...text, entity, to });
  };
  /** What the text is of its record; nothing for its name. */
  const placeOf = (path: string): string => {
    const [field = '', position, part] = path.split('.');
    if (part !== undefined)
      return `${label(itemLabel(resource, field, part))} ${i18n.number(Number(position) + 1)}`;
    return field === 'names' ? '' : label(fieldLabel(resource, field));
  };
  return (
    <CellGrid
      label={t`Texts of ${label(nameOf(entity))}`}
      rowHeader={languageName(from, i18n.locale)}
      columns={[{ id: to, header: languageName(to, i18n.locale), lang: to }]}
      rows={texts.map((text) => ({
        id: rowOf(text),
        label: text.source,
        lang: from,
        detail: [text.code, placeOf(text.path)]
          .filter((word) => word !== '')
          .map(isolated)
          .join(' · '),
      }))}
      textOf={(row) => typed.get(cell(row) ?? '')?.text ?? byRow.get(row)?.target ?? ''}
      errorOf={(row) => refused.get(cell(row) ?? '')}
      onChange={(changes) =>
        onFill(
          changes.flatMap(({ row, text }) => {
            const shown = byRow.get(row);
            if (!shown) return [];
            const { id, version, path, target } = shown;
            return [{ typed: { entity, to, id, version, path, text }, stored: target }];
          }),
        )
      }
    />
  );
}
