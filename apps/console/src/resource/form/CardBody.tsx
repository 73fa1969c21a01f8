import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { asText } from '../values/read.ts';
import { useDraftField, useForm } from './DraftContext.tsx';
import * as css from './form.css.ts';
import { FormSectionBody } from './FormSectionBody.tsx';
import { MAIN } from './layout.ts';

export interface CardBodyProps {
  readonly id: string;
  readonly fields: readonly string[];
  readonly isNew: boolean;
  readonly onChangeProposed: () => void;
}

/**
 * The fields of a card; on top of a new record also what was proposed for it. The form around is drawn again with what it
 * tells of itself, as folds, counts and the bar that saves: its fields only when other ones stand in the card.
 */
export const CardBody = memo(function CardBody({ id, fields, isNew, onChangeProposed }: CardBodyProps) {
  const { resource } = useForm();
  if (id !== MAIN) return <FormSectionBody section={id} fields={fields} />;
  return (
    <div className={css.main}>
      <FormSectionBody section={resource.form[0]?.id ?? ''} fields={fields} isFirst={isNew} />
      {isNew && !fields.includes('code') && <Proposed onChange={onChangeProposed} />}
    </div>
  );
});

/** The code and the place that a new record has by itself, with the way to have others. */
function Proposed({ onChange }: { readonly onChange: () => void }) {
  const { t } = useLingui();
  const code = asText(useDraftField('code').value);
  const order = String(useDraftField('order').value);
  if (code === '') return null;
  return (
    <span className={css.proposed}>
      <Text size="sm" tone="muted">{t`Code ${code} · order ${order}`}</Text>
      <Button size="sm" variant="ghost" onPress={onChange}>{t`Choose another`}</Button>
    </span>
  );
}
