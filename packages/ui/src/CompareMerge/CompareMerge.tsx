import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../Button/index.ts';
import { hasContent } from '../Field/parts.ts';
import * as css from './CompareMerge.css.ts';

/** Whose value is kept. */
export type MergeChoice = 'mine' | 'theirs';

/** A field that both sides changed, or that only the other side changed, in words. */
export interface MergeField {
  readonly id: string;
  readonly label: string;
  /** As it was when the form was opened. */
  readonly original?: ReactNode;
  readonly theirs?: ReactNode;
  readonly mine?: ReactNode;
}

export interface CompareMergeProps {
  /** Fields whose two values differ. */
  readonly fields: readonly MergeField[];
  readonly choices: Readonly<Record<string, MergeChoice>>;
  readonly onChoose: (field: string, choice: MergeChoice) => void;
  /** Who changed the record meanwhile and when: "Marta Ruiz, 3 minutes ago". */
  readonly theirName: string;
  readonly onApply: () => void;
  /** Back to the form; nothing is lost. */
  readonly onCancel: () => void;
  readonly isSaving?: boolean;
}

/**
 * Somebody else saved first: each field is decided by itself, and nothing is overwritten in silence (docs/product.md §7.5).
 * Each field is one radio group: Tab walks the fields, arrows choose.
 */
export function CompareMerge(props: CompareMergeProps) {
  const { fields, choices, onChoose, theirName, onApply, onCancel, isSaving = false } = props;
  const { t } = useLingui();
  const open = fields.filter(({ id }) => choices[id] === undefined).length;
  const mine = fields.filter(({ id }) => choices[id] === 'mine').length;
  const theirs = fields.length - open - mine;
  const all = (choice: MergeChoice) => fields.forEach(({ id }) => onChoose(id, choice));
  return (
    <div className={css.merge}>
      <div className={css.bar}>
        <Button size="sm" onPress={() => all('mine')}>
          {t`Keep all of mine`}
        </Button>
        <Button size="sm" onPress={() => all('theirs')}>
          {t`Take all of theirs`}
        </Button>
      </div>
      {fields.map(({ id, label, original, theirs: other, mine: own }) => (
        <RadioGroup
          key={id}
          value={choices[id] ?? null}
          onChange={(choice) => onChoose(id, choice === 'mine' ? 'mine' : 'theirs')}
          aria-label={label}
          orientation="horizontal"
          className={css.field}
        >
          <div className={css.fieldHead}>
            <span className={css.label}>{label}</span>
            <span className={css.original}>
              {t`Was:`} <bdi>{hasContent(original) ? original : t`nothing`}</bdi>
            </span>
          </div>
          <div className={css.sides}>
            <Side choice="mine" title={t`Yours`} value={own} />
            <Side choice="theirs" title={theirName} value={other} />
          </div>
        </RadioGroup>
      ))}
      <div className={css.foot}>
        <output className={css.summary}>
          {open > 0
            ? t`${plural(open, { one: '# field to decide', other: '# fields to decide' })}`
            : t`${plural(mine, { one: '# field of yours', other: '# fields of yours' })}, ${plural(theirs, {
                one: '# field of theirs',
                other: '# fields of theirs',
              })}`}
        </output>
        <Button variant="ghost" onPress={onCancel}>
          {t`Back to the form`}
        </Button>
        <Button tone="accent" onPress={onApply} isDisabled={open > 0} isPending={isSaving}>
          {t`Save this result`}
        </Button>
      </div>
    </div>
  );
}

function Side({ choice, title, value }: { choice: MergeChoice; title: string; value: ReactNode }) {
  const { t } = useLingui();
  return (
    <Radio value={choice} className={css.side}>
      <span className={css.dot} />
      <span className={css.sideText}>
        <span className={css.sideTitle}>{title}</span>
        <span className={css.sideValue} dir="auto">
          {hasContent(value) ? value : t`nothing`}
        </span>
      </span>
    </Radio>
  );
}
