import type { Tracker } from '@comanda/api/calls';
import { fieldLabel, nameOf } from '@comanda/api/labels';
import { Text } from '@comanda/ui/Text';
import { ValueChange } from '@comanda/ui/ValueChange';
import { Plural } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { asNames, isUnset } from '../../resource/values/read.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { Value } from '../../resource/values/Value.tsx';
import { changeLabel } from './status.ts';
import * as css from './sync.css.ts';

interface ChangeSummaryProps {
  readonly tracker: Tracker;
  /** Fields that are written out; how many more there are is said. */
  readonly most?: number;
}

/** What one change does, in a line a field: old → new, or that the record is new or gone (docs/product.md §9.1). */
export function ChangeSummary({ tracker: { kind, subject, diff }, most = 3 }: ChangeSummaryProps) {
  const label = useLabel();
  const format = useFormat();
  const resource = useDefinition(subject.entity);
  if (kind !== 'EDT') return <Text tone="muted">{label(changeLabel(kind))}</Text>;
  const changed = resource ? diff.filter(({ field }) => field in resource.fields) : [];
  if (!resource || changed.length === 0) return <Text tone="muted">{label(changeLabel(kind))}</Text>;
  const shown = (field: string, value: unknown) => {
    if (isUnset(value)) return undefined;
    return resource.fields[field]?.kind === 'names' ? (
      format.names(asNames(value))
    ) : (
      <Value resource={resource} name={field} value={value} />
    );
  };
  return (
    <div className={css.changed}>
      {changed.slice(0, most).map(({ field, before, after }) => (
        <div key={field} className={css.changedField}>
          <Text tone="muted">{label(fieldLabel(resource, field))}</Text>
          {/* What is too long for a line is told on the page of the change. */}
          {!(isUnset(before) && isUnset(after)) && (
            <ValueChange before={shown(field, before)} after={shown(field, after)} />
          )}
        </div>
      ))}
      {changed.length > most && (
        <div>
          <Text tone="muted">
            <Plural value={changed.length - most} one="and # field more" other="and # fields more" />
          </Text>
        </div>
      )}
    </div>
  );
}

/** The record of a change by its name, with what it is. */
export function ChangeSubject({ subject: { entity, code, names } }: Pick<Tracker, 'subject'>) {
  const format = useFormat();
  const label = useLabel();
  return (
    <span className={css.subject}>
      <Text as="bdi" weight="medium" wrap="truncate">
        {format.names(names) || code}
      </Text>
      <Text tone="muted" wrap="none">
        {label(nameOf(entity))}
      </Text>
    </span>
  );
}
