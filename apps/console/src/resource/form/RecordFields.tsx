import type { Resource } from '@comanda/api/kernel';
import { FieldGrid, useFormMode } from '@comanda/ui/ResourceForm';
import type { ComponentType } from 'react';
import { useForm } from './DraftContext.tsx';
import * as css from './form.css.ts';
import { runsOf } from './runs.ts';
import { RecordField } from './RecordField.tsx';

export interface RecordFieldsProps {
  readonly names: readonly string[];
  /** Fields that are drawn in a way of their own. */
  readonly own?: (name: string) => ComponentType | undefined;
  /** Their one field is named by what stands above them. */
  readonly isNamedAbove?: boolean;
}

/** Fields of the record in columns. Boxes to tick that follow one another stand together, like lines of a list. */
export function RecordFields({ names, own, isNamedAbove = false }: RecordFieldsProps) {
  const { resource } = useForm();
  const isRead = useFormMode() === 'SHOW';
  const one = (name: string) => {
    const Own = own?.(name);
    return Own ? <Own key={name} /> : <RecordField key={name} name={name} isLabelHidden={isNamedAbove} />;
  };
  if (isRead) return <FieldGrid>{names.map(one)}</FieldGrid>;
  return (
    <FieldGrid>
      {runsOf(names, (name) => isFlag(resource, name)).map((run) =>
        run.isAlike ? (
          <div key={run.names.join()} className={css.flags}>
            {run.names.map(one)}
          </div>
        ) : (
          run.names.map(one)
        ),
      )}
    </FieldGrid>
  );
}

const isFlag = ({ fields }: Resource, name: string): boolean => fields[name]?.kind === 'flag';
