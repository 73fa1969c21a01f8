import type { Import } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Row } from '@comanda/ui/Rows';
import { SearchSelect, type SearchSelectOption } from '@comanda/ui/SearchSelect';
import { Switch } from '@comanda/ui/Switch';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
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
  /** What it would fill, and how to have it do so: another column was preferred. */
  readonly meant: { readonly name: string; readonly take: () => void } | undefined;
  /** Its empty cells may be as those above. */
  readonly fillDown: { readonly isOn: boolean; readonly set: (isOn: boolean) => void } | undefined;
  readonly options: readonly SearchSelectOption[];
  readonly error: string | undefined;
  readonly onChange: (target: string) => void;
}

/** One column of the file: what it is called, what is in it, what it fills. */
export function ColumnRow(props: ColumnRowProps) {
  const { at, heading, samples, target, recognised, meant, fillDown, options, error, onChange } = props;
  const { t } = useLingui();
  const label = useLabel();
  const letter = letterOf(at);
  const name = heading || t`Column ${letter}`;
  return (
    <Row arrange="stack" isRoomy>
      <div className={css.column}>
        <div className={css.columnTexts}>
          <div className={css.columnName}>
            <Text tone="muted" aria-hidden>
              {letter}
            </Text>
            <Text as="bdi" weight="medium" wrap="anywhere">
              {name}
            </Text>
          </div>
          <Text as="div" size="sm" tone="muted">
            <ul role="list" aria-label={t`First values of ${isolated(name)}`}>
              {samples.length === 0 && <li>{t`Empty in the first rows`}</li>}
              {samples.map((sample, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the same value may come twice
                <li key={index}>
                  <Text as="div" wrap="truncate">
                    <bdi>{sample}</bdi>
                  </Text>
                </li>
              ))}
            </ul>
          </Text>
          {fillDown && (
            <Switch label={t`Empty cells are as above`} isSelected={fillDown.isOn} onChange={fillDown.set} />
          )}
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
          {meant && (
            <Button
              size="sm"
              variant="ghost"
              onPress={meant.take}
              aria-label={t`Fill “${meant.name}” with ${isolated(name)}`}
            >
              {t`Take this one`}
            </Button>
          )}
        </div>
      </div>
    </Row>
  );
}
