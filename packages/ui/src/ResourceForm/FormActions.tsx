import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './ResourceForm.css.ts';

/** Where saving stands. `dirty` may say what changed; `failed` says what happened and what is safe: it is still there. */
export type SaveStatus =
  | { readonly kind: 'clean' }
  | { readonly kind: 'dirty'; readonly message?: string }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

/** Saves, and goes on from there: "Save and publish". */
export interface SaveFurther {
  readonly label: string;
  readonly onPress: () => void;
}

export interface FormActionsProps {
  readonly status?: SaveStatus;
  readonly onSave?: () => void;
  readonly onCancel?: () => void;
  readonly saveLabel?: string;
  readonly saveFurther?: SaveFurther;
  readonly cancelLabel?: string;
  readonly moreActions?: ReactNode;
}

/** The bar that stays at the foot of the form, with the state of saving in words. */
export function FormActions(props: FormActionsProps) {
  const {
    status = { kind: 'clean' },
    onSave,
    onCancel,
    saveLabel,
    saveFurther,
    cancelLabel,
    moreActions,
  } = props;
  const { t } = useLingui();
  const words: Record<SaveStatus['kind'], string> = {
    clean: '',
    dirty: (status.kind === 'dirty' && status.message) || t`Unsaved changes`,
    saving: t`Saving…`,
    saved: t`Saved`,
    failed: status.kind === 'failed' ? status.message : '',
  };
  return (
    <div className={css.actions}>
      {moreActions !== undefined && <div className={css.actionGroup}>{moreActions}</div>}
      <output className={css.status({ kind: status.kind })}>
        {status.kind === 'saved' && <Icon icon={CircleCheck} />}
        {status.kind === 'failed' && <Icon icon={CircleAlert} />}
        {words[status.kind]}
      </output>
      <div className={css.actionGroup}>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {cancelLabel ?? t`Cancel`}
          </Button>
        )}
        {saveFurther && (
          <Button isDisabled={status.kind === 'saving'} onPress={saveFurther.onPress}>
            {saveFurther.label}
          </Button>
        )}
        {onSave && (
          <Button type="submit" tone="accent" isPending={status.kind === 'saving'}>
            {saveLabel ?? t`Save`}
          </Button>
        )}
      </div>
    </div>
  );
}
