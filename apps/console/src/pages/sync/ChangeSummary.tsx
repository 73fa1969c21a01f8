import type { Tracker } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { nameOf } from '@comanda/api/labels';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { ChangedLines } from '../../resource/values/ChangedLines.tsx';
import { useChangedLines } from '../../resource/values/useChangedLines.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { changeLabel } from '../../app/syncStatus.ts';
import * as css from './sync.css.ts';

interface ChangeSummaryProps {
  readonly tracker: Tracker;
  /** Lines that are written out; how many more there are is said. */
  readonly most?: number;
}

/** What one change does, in a line a value: old → new, or that the record is new or gone (docs/product.md §9.1). */
export function ChangeSummary({ tracker: { kind, subject, diff }, most = 3 }: ChangeSummaryProps) {
  const label = useLabel();
  const resource = useDefinition(subject.entity);
  if (kind !== 'EDT' || !resource || !diff.some(({ field }) => field in resource.fields))
    return <Text tone="muted">{label(changeLabel(kind))}</Text>;
  return <Edited resource={resource} diff={diff} most={most} />;
}

function Edited({
  resource,
  diff,
  most,
}: Pick<Tracker, 'diff'> & { readonly resource: Resource; readonly most: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const lines = useChangedLines(resource, diff);
  return (
    <div>
      <ChangedLines lines={lines.slice(0, most)} />
      {lines.length > most && (
        <Text as="div" tone="muted">
          {t`and ${number(lines.length - most)} more`}
        </Text>
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
