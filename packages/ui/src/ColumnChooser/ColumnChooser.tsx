import { useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { popoverOnDemand } from '../OnDemand/index.ts';

export interface ChoosableColumn {
  readonly id: string;
  readonly header: string;
  /** Default yes. */
  readonly isHideable?: boolean;
}

export interface ColumnChooserProps {
  /** All columns in their natural order. */
  readonly columns: readonly ChoosableColumn[];
  /** Ids of the visible ones in the person's order. */
  readonly visible: readonly string[];
  readonly onChange: (visible: readonly string[]) => void;
}

const Panel = popoverOnDemand(async () => (await import('./ColumnPanel.tsx')).ColumnPanel);

/** Which columns a table shows, and in what order. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useLingui();
  return <Panel trigger={<IconButton icon={Columns3} label={t`Columns`} />} content={props} />;
}
