import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/index.ts';
import { ConditionTrigger } from './ConditionTrigger.ts';
import * as css from './FilterBuilder.css.ts';
import { readableValues } from './tree.ts';
import type { FilterCondition, FilterField } from './types.ts';

export interface ConditionChipProps {
  readonly condition: FilterCondition;
  readonly fields: readonly FilterField[];
  readonly maxText: number;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
}

/** One condition as words: it opens for change, its cross takes it out. */
export function ConditionChip({ condition, fields, maxText, onChange, onRemove }: ConditionChipProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const field = fields.find((candidate) => candidate.id === condition.field);
  const operator = field?.operators.find((candidate) => candidate.id === condition.operator);
  const name = field?.label ?? condition.field;
  const verb = operator?.label ?? condition.operator;
  const list = new Intl.ListFormat(locale, {
    type: operator?.takes === 'many' ? 'disjunction' : 'conjunction',
  });
  const values = list.format(readableValues(field, condition));
  const text = t({
    message: `${name} ${verb} ${values}`,
    comment: 'A filter as a sentence: field, operator, value',
  }).trim();
  return (
    <span className={css.chip}>
      <ConditionTrigger
        trigger={
          <AriaButton className={css.chipButton}>
            <span className={css.chipField}>{name}</span> {verb}{' '}
            {values !== '' && <bdi className={css.chipValue}>{values}</bdi>}
          </AriaButton>
        }
        content={{ title: t`Change filter`, fields, maxText, condition, onApply: onChange }}
      />
      <AriaButton className={css.chipRemove} aria-label={t`Remove filter: ${text}`} onPress={onRemove}>
        <Icon icon={X} size="sm" />
      </AriaButton>
    </span>
  );
}
