import { itemLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { FloorPlan, type PiecePlace } from '@comanda/ui/FloorPlan';
import { useFormMode } from '@comanda/ui/ResourceForm';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useLabel } from '../../app/index.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { FieldEditor } from '../../resource/form/editors/FieldEditor.tsx';
import { useLines } from '../../resource/form/editors/useLines.ts';
import { FaultMessage } from '../../resource/form/FaultMessage.tsx';
import { asItems, asNames } from '../../resource/values/read.ts';
import type { SectionProps } from '../section.ts';
import * as css from './zone.css.ts';
import { freePlace, nextNumber, pieceOf, roomOf, seatsOf } from './pieces.ts';

const LIST = 'tables';
type Item = Readonly<Record<string, unknown>>;
const isOfPiece = (path: string, place: number): boolean => path.startsWith(`${LIST}.${place}.`);
const started = { groupable: 'S', turn: 0 } as const;

/** The room of a zone: tables are placed on it, and each is described beside it (docs/product.md §8.40). */
export function ZonePlan({ fields, values, Fields }: SectionProps) {
  const { t } = useLingui();
  const { names } = useFormat();
  const mode = useFormMode();
  const { value, faults, set, leave } = useDraftField(LIST);
  const called = names(asNames(values['names']));
  const items = asItems(value);
  const { lines, change, add, remove } = useLines(items, set);
  const [chosen, setChosen] = useState<string | null>(null);
  const room = roomOf(values);
  const pieces = lines.map(({ id, row, place }) =>
    pieceOf(
      row,
      id,
      faults.some(({ path }) => isOfPiece(path, place)),
    ),
  );
  const isRead = mode === 'SHOW';
  const line = lines.find(({ id }) => id === chosen);
  const { tables, seats } = seatsOf(items);

  const put = (item: Item, size: { readonly width: number; readonly depth: number }) => {
    add({ ...started, ...item, ...size, ...freePlace(pieces, room, size) });
    leave();
  };
  const place = (id: string, to: PiecePlace) => {
    const own = lines.find((one) => one.id === id);
    if (own) change(own.place, { ...own.row, ...to });
  };
  const takeAway = (id: string) => {
    const own = lines.find((one) => one.id === id);
    if (!own) return;
    remove(own.place);
    leave();
  };
  const seatsText = plural(seats, { one: '# seat', other: '# seats' });
  const sums = plural(tables, { one: `# table · ${seatsText}`, other: `# tables · ${seatsText}` });
  return (
    <div className={css.plan}>
      <Text tone="muted">{tables === 0 ? t`No tables yet.` : sums}</Text>
      {!isRead && (
        <div className={css.actions}>
          <Button
            size="sm"
            iconStart={Plus}
            onPress={() =>
              put({ kind: 'PTO', number: nextNumber(items), shape: 'S', covers: 4 }, { width: 2, depth: 2 })
            }
          >{t`Table`}</Button>
          <Button
            size="sm"
            iconStart={Plus}
            onPress={() =>
              put({ kind: 'PTO', number: nextNumber(items), shape: 'R', covers: 2 }, { width: 2, depth: 2 })
            }
          >{t`Round table`}</Button>
          <Button
            size="sm"
            iconStart={Plus}
            onPress={() =>
              put(
                { kind: 'DEC', number: t`Bar`, shape: 'S', covers: 0, groupable: 'N' },
                { width: 6, depth: 1 },
              )
            }
          >{t`Decoration`}</Button>
          <Button
            size="sm"
            iconStart={Plus}
            onPress={() =>
              put(
                { kind: 'FLO', number: t`Terrace`, shape: 'S', covers: 0, groupable: 'N' },
                { width: 8, depth: 6 },
              )
            }
          >{t`Floor`}</Button>
        </div>
      )}
      <FloorPlan
        label={called || t`Floor plan`}
        size={room}
        pieces={pieces}
        selected={chosen}
        onSelect={setChosen}
        onPlace={place}
        onRemove={takeAway}
        isReadOnly={isRead}
      />
      {!isRead && line && (
        <Piece
          key={line.id}
          item={line.row}
          at={line.place}
          onChange={(row) => change(line.place, row)}
          onCopy={() => {
            const size = { width: Number(line.row['width']), depth: Number(line.row['depth']) };
            put({ ...line.row, number: nextNumber(items) }, size);
          }}
          onRemove={() => takeAway(line.id)}
        />
      )}
      <Fields names={fields.filter((name) => name !== LIST)} />
    </div>
  );
}

interface PieceProps {
  readonly item: Item;
  readonly at: number;
  readonly onChange: (item: Item) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}
/** What a piece of the plan is; where it stands is said in numbers too. */
function Piece({ item, at, onChange, onCopy, onRemove }: PieceProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { resource } = useForm();
  const { faults, leave } = useDraftField(LIST);
  const field = resource.fields[LIST];
  if (field?.kind !== 'list') return null;
  const isTable = item['kind'] === 'PTO';
  const parts = Object.entries(field.item).filter(
    ([key]) => isTable || (key !== 'covers' && key !== 'groupable'),
  );
  return (
    <Card title={t`What is chosen`} headingLevel={3}>
      <div className={css.plan}>
        <div className={css.piece}>
          {parts.map(([key, part]) => {
            const wrong = faults.filter(({ path }) => path === `${LIST}.${at}.${key}`);
            return (
              <FieldEditor
                key={key}
                resource={resource}
                path={`${LIST}.${key}`}
                field={part}
                label={label(itemLabel(resource, LIST, key))}
                value={item[key]}
                onChange={(value) => onChange({ ...item, [key]: value })}
                onBlur={leave}
                error={wrong[0] && <FaultMessage fault={wrong[0]} />}
                faults={wrong}
              />
            );
          })}
        </div>
        <div className={css.actions}>
          <Button size="sm" iconStart={Copy} onPress={onCopy}>{t`Another like it`}</Button>
          <Button size="sm" tone="danger" iconStart={Trash2} onPress={onRemove}>{t`Take away`}</Button>
        </div>
      </div>
    </Card>
  );
}
