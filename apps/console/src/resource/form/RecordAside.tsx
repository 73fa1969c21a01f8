import { isPublished, type Resource } from '@comanda/api/kernel';
import { Card } from '@comanda/ui/Card';
import { memo } from 'react';
import { customAsides } from '../../sections/index.ts';
import type { Stored } from '../values/stored.ts';
import * as css from './form.css.ts';
import { lazyPart } from '../../lazyPart.ts';
import { RecordField } from './RecordField.tsx';

// They come after the record, into places beside it.
const History = lazyPart(async () => (await import('./History.tsx')).History);
const UsedByCard = lazyPart(async () => (await import('./UsedByCard.tsx')).UsedByCard);

export interface RecordAsideProps {
  readonly resource: Resource;
  /** Fields that are seen at a glance. */
  readonly fields: readonly string[];
  /** None while one is made. */
  readonly record: Stored | undefined;
  readonly onUsed: (isUsed: boolean) => void;
}

/** What is known of a record besides what it says itself: how it looks, who uses it, what became of it. */
export const RecordAside = memo(function RecordAside(props: RecordAsideProps) {
  const { resource, fields, record, onUsed } = props;
  const Own = customAsides[resource.code];
  return (
    <>
      {Own && <Own />}
      {fields.length > 0 && (
        <Card>
          <div className={css.glance}>
            {fields.map((name) => (
              <RecordField key={name} name={name} />
            ))}
          </div>
        </Card>
      )}
      {record && <UsedByCard.Later resource={resource} id={record.id} onUsed={onUsed} />}
      {record && isPublished(resource) && <History.Later resource={resource} record={record} />}
    </>
  );
});

/** Whether there is anything to stand beside a record. */
export const hasAside = (resource: Resource, fields: readonly string[], isStored: boolean): boolean =>
  isStored || fields.length > 0 || resource.code in customAsides;
