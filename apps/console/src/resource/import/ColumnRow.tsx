import type { Import } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { SearchSelect, type SearchSelectOption } from '@comanda/ui/SearchSelect';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import { isolated } from '../isolated.ts';
import * as css from './import.css.ts';
import { recognisedTexts } from './states.ts';
import { letterOf, NOT_READ } from './targets.ts';

export interface ColumnRowProps {
  /** Its place in the file, from 0. */
  readonly at: number;
  readonly heading: string;
  readonly samples: readonly string[];
  readonly target: string | null;
  readonly recognised: Import['recognised'][number];
  readonly options: readonly SearchSelectOption[];
  readonly error: string | undefined;
  readonly onChange: (target: string) => void;
}

/** One column of the file: what it is called, what is in it, what it fills. */
export function ColumnRow(props: ColumnRowProps) {
  const { at, heading, samples, target, recognised, options, error, onChange } = props;
  const { t } = useLingui();
  const label = useLabel();
  const letter = letterOf(at);
  const name = heading || t`Column ${letter}`;
  return (
    <li className={css.column}>
      <div className={css.columnTexts}>
        <div className={css.columnName}>
          <span className={css.quiet} aria-hidden="true">
            {letter}
          </span>
          <bdi className={css.strong}>{name}</bdi>
        </div>
        <ul className={css.samples} aria-label={t`First values of ${isolated(name)}`}>
          {samples.length === 0 && <li>{t`Empty in the first rows`}</li>}
          {samples.map((sample, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same value may come twice
            <li key={index} className={css.nowrap}>
              <bdi>{sample}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <SearchSelect
        label={t`What ${isolated(name)} fills`}
        isLabelHidden
        options={options}
        value={target ?? NOT_READ}
        error={error}
        onChange={onChange}
      />
      <div className={css.badge}>
        <Badge tone={target === null ? 'neutral' : recognised === 'content' ? 'info' : 'success'}>
          {label(recognisedTexts[recognised])}
        </Badge>
      </div>
    </li>
  );
}
