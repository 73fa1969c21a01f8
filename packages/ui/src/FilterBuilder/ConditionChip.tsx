import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/index.ts';
import { ConditionTrigger } from './ConditionTrigger.ts';
import * as css from './FilterBuilder.css.ts';
import { readableValues } from './tree.ts';
import type { FilterCondition, FilterField } from './types.ts';

export type ConditionChipProps = { readonly onRemove: () => void } & (
  | { readonly text: string; readonly condition?: never }
  | {
      readonly condition: FilterCondition;
      readonly fields: readonly FilterField[];
      readonly onChange: (condition: FilterCondition) => void;
    }
);

/** One part of the filter as words, with its cross. A comparison opens for change. */
export function ConditionChip(props: ConditionChipProps) {
  return (
    <span className={css.chip}>{props.condition ? <Editable {...props} /> : <PlainText {...props} />}</span>
  );
}

function PlainText({ text, onRemove }: Extract<ConditionChipProps, { text: string }>) {
  return (
    <>
      <span className={css.chipText}>{text}</span>
      <Remove text={text} onRemove={onRemove} />
    </>
  );
}

function Editable({
  condition,
  fields,
  onChange,
  onRemove,
}: Extract<ConditionChipProps, { condition: FilterCondition }>) {
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
  });
  return (
    <>
      <ConditionTrigger
        trigger={
          <AriaButton className={css.chipButton}>
            <span className={css.chipField}>{name}</span> {verb} <bdi className={css.chipValue}>{values}</bdi>
          </AriaButton>
        }
        content={{ title: t`Change filter`, fields, condition, onApply: onChange }}
      />
      <Remove text={text} onRemove={onRemove} />
    </>
  );
}

function Remove({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <AriaButton className={css.chipRemove} aria-label={t`Remove filter: ${text}`} onPress={onRemove}>
      <Icon icon={X} size="sm" />
    </AriaButton>
  );
}
