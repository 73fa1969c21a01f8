import { cellFigure, type DecimalSign, type FileSign } from '@comanda/api/transfer';
import { Card } from '@comanda/ui/Card';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';

export interface DecimalChoiceProps {
  /** Null while the file does not show one and nobody has chosen. */
  readonly value: FileSign;
  /** Figures of the file. */
  readonly samples: readonly string[];
  readonly onChange: (sign: DecimalSign) => void;
}

/** The sign before the decimals of the whole file, said with a figure that stands in it. */
export function DecimalChoice({ value, samples, onChange }: DecimalChoiceProps) {
  const { t } = useLingui();
  const { decimal } = useFormat();
  // One that both signs read alike tells nothing.
  const sample = samples.find((cell) => cellFigure(cell, null).kind === 'either');
  const reading = (sign: DecimalSign): { description?: string } => {
    if (sample === undefined) return {};
    const figure = cellFigure(sample, sign);
    const cell = isolated(sample);
    return {
      description:
        figure.kind !== 'figure'
          ? t`“${cell}” is then not a number`
          : t`“${cell}” is read as ${isolated(decimal(figure.value))}`,
    };
  };
  return (
    <Card>
      <RadioGroup
        label={t`Decimals in this file`}
        orientation="horizontal"
        options={[
          { id: '.', label: t`Point, as in ${isolated('1234.56')}`, ...reading('.') },
          { id: ',', label: t`Comma, as in ${isolated('1234,56')}`, ...reading(',') },
        ]}
        value={value}
        onChange={onChange}
      />
    </Card>
  );
}
