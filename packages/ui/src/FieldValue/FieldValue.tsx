import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import * as css from './FieldValue.css.ts';

export interface FieldValueProps {
  readonly label: string;
  /** The value, formatted. Nothing reads as "not set". */
  readonly children: ReactNode;
}

/** A field of a record that is read: its name above its value. */
export function FieldValue({ label, children }: FieldValueProps) {
  const { t } = useLingui();
  return (
    <dl className={css.pair}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {hasContent(children) ? inPlace(children) : <span className={css.unset}>{t`Not set`}</span>}
      </dd>
    </dl>
  );
}

/** Words in another direction stay under their name. */
const inPlace = (value: ReactNode): ReactNode => (typeof value === 'string' ? <bdi>{value}</bdi> : value);
