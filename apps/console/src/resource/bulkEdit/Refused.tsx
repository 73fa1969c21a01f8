import type { EditedRecord } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { errorLabel, fieldLabel } from '@comanda/api/labels';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { rootOf } from '../form/draft.ts';
import { refusalWords } from '../refusalWords.ts';
import * as css from './bulkEdit.css.ts';

type RefusedRecord = Extract<EditedRecord, { readonly outcome: 'refused' }>;
export interface RefusedProps {
  readonly resource: Resource;
  readonly records: readonly RefusedRecord[];
}
/** More lines than this help nobody: the records can be chosen in the list. */
const MOST = 100;

/** The records that an edit does not touch, each with its reasons and a way to it. */
export function Refused({ resource, records }: RefusedProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { names, number } = useFormat();
  const reasons = ({ error: { code, extra = [] } }: RefusedRecord): readonly string[] => {
    const faults = extra.flatMap(({ field = '', error, params, records: [holder] = [] }) => {
      if (error === undefined) return [];
      const held = error === 'exists' && holder ? t`Taken by ${names(holder.names)} (${holder.code})` : '';
      const told = label(refusalWords(error, params));
      const text = held || told;
      const name = rootOf(field);
      return [name in resource.fields ? `${label(fieldLabel(resource, name))}: ${text}` : text];
    });
    return faults.length > 0 ? [...new Set(faults)] : [label(errorLabel(code))];
  };
  const rest = records.length - MOST;
  return (
    <Rows>
      {records.slice(0, MOST).map((record) => (
        <Row key={record.id} arrange="stack">
          <span className={css.record}>
            {record.code === undefined ? (
              <bdi>{record.id}</bdi>
            ) : (
              <Link href={recordHref(resource, record.id, 'show')} target="_blank" rel="noopener">
                <bdi>{record.code}</bdi>
              </Link>
            )}
            <span>{names(record.names ?? {})}</span>
          </span>
          {reasons(record).map((reason) => (
            <Text key={reason} tone="muted">
              {reason}
            </Text>
          ))}
        </Row>
      ))}
      {rest > 0 && <Row>{t`and ${number(rest)} more`}</Row>}
    </Rows>
  );
}
