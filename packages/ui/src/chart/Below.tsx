import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import * as css from './chart.css.ts';

export interface BelowProps {
  /** Of the chart. */
  readonly label: string;
  readonly isTable: boolean;
  readonly onSwitch: (isTable: boolean) => void;
  readonly children?: ReactNode;
  readonly note?: string | undefined;
}

/** The line below a chart: what is what, what the figures are, and the way to them as a table. */
export function Below({ label, isTable, onSwitch, children, note }: BelowProps) {
  const { t } = useLingui();
  return (
    <div className={css.below}>
      {!isTable && children}
      <span className={css.note}>{note}</span>
      <span className={css.toTable}>
        <PlainIconButton
          size="sm"
          icon={isTable ? ChartColumn : Table2}
          label={isTable ? t`Show as chart: ${label}` : t`Show as table: ${label}`}
          onPress={() => onSwitch(!isTable)}
        />
      </span>
    </div>
  );
}
