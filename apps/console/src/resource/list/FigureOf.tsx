import { fieldsOf, type RefField, type Resource } from '@comanda/api/kernel';
import { itemLabel } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { useAllowed, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import { asNames, asText } from '../values/read.ts';
import { storedIn } from '../values/stored.ts';
import { useDefinition } from '../values/useReferences.ts';
import * as css from './list.css.ts';
import type { ListState } from './listState.ts';

export interface FigureOfProps {
  readonly resource: Resource;
  readonly of: string | undefined;
  readonly onChange: (change: Pick<ListState, 'of'>) => void;
}

/** Whose figure a list shows: of a product the price in the default rate, or in another that is chosen here. */
export function FigureOf({ resource, ...choice }: FigureOfProps) {
  const label = useLabel();
  const found = referenceOf(resource);
  const definition = useDefinition(found?.reference.to ?? '');
  if (!found || !definition) return null;
  const name = label(itemLabel(resource, found.field, found.key));
  return <Known {...choice} definition={definition} label={name} />;
}

/** The reference of the details that have a figure. */
function referenceOf(
  resource: Resource,
): { readonly field: string; readonly key: string; readonly reference: RefField } | undefined {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'list' || field.figure === undefined) continue;
    for (const [key, item] of Object.entries(field.item))
      if (item.kind === 'ref') return { field: name, key, reference: item };
  }
  return undefined;
}

interface KnownProps extends Omit<FigureOfProps, 'resource'> {
  readonly definition: Resource;
  readonly label: string;
}

function Known({ definition, label, of, onChange }: KnownProps) {
  const { names } = useFormat();
  const companyId = useCompany().id;
  const isSeen = useAllowed(actionOf(definition, 'ACCESS'));
  const { data } = useCallQuery(
    callsOf(definition).ofCompany,
    { params: { companyId } },
    { enabled: isSeen },
  );
  const records = storedIn(data?.elements ?? []);
  if (records.length < 2) return null;
  const flag = fieldsOf(definition).find(([, field]) => field.kind === 'flag' && field.exclusive)?.[0];
  const usual = records.find((record) => flag !== undefined && record[flag] === 'S')?.id;
  return (
    <div className={css.figureOf}>
      <Text size="sm" tone="muted" aria-hidden>
        {label}
      </Text>
      <Select
        label={label}
        isLabelHidden
        size="sm"
        options={records.map((record) => ({
          id: record.id,
          label: names(asNames(record['names'])) || asText(record['code']),
        }))}
        value={of ?? usual ?? null}
        onChange={(id) => onChange({ of: id === usual ? undefined : id })}
      />
    </div>
  );
}
