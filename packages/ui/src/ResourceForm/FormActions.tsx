import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import type { FormMode } from './FormMode.tsx';
import * as css from './ResourceForm.css.ts';

/** Where saving stands. `failed` says what happened and what is safe; what was typed is still there. */
export type SaveStatus =
  | { readonly kind: 'clean' }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

export interface FormActionsProps {
  readonly mode: FormMode;
  readonly status?: SaveStatus;
  readonly onSave?: () => void;
  readonly onCancel?: () => void;
  readonly saveLabel?: string;
  readonly cancelLabel?: string;
  readonly moreActions?: ReactNode;
  readonly showActions?: ReactNode;
}

/** The bar that stays at the foot of the form, with the state of saving in words. */
export function FormActions(props: FormActionsProps) {
  const {
    mode,
    status = { kind: 'clean' },
    onSave,
    onCancel,
    saveLabel,
    cancelLabel,
    moreActions,
    showActions,
  } = props;
  const { t } = useLingui();
  const words: Record<SaveStatus['kind'], string> = {
    clean: '',
    dirty: t`Unsaved changes`,
    saving: t`Saving…`,
    saved: t`Saved`,
    failed: status.kind === 'failed' ? status.message : '',
  };
  return (
    <div className={css.actions}>
      {moreActions !== undefined && <div className={css.actionGroup}>{moreActions}</div>}
      <output className={classNames(css.status, css.statusTone[status.kind])}>
        {status.kind === 'saved' && <Icon icon={CircleCheck} />}
        {status.kind === 'failed' && <Icon icon={CircleAlert} />}
        {words[status.kind]}
      </output>
      <div className={css.actionGroup}>
        {onCancel && (
          <Button variant={mode === 'SHOW' ? 'solid' : 'ghost'} onPress={onCancel}>
            {cancelLabel ?? (mode === 'SHOW' ? t`Back` : t`Cancel`)}
          </Button>
        )}
        {mode === 'SHOW'
          ? showActions
          : onSave && (
              <Button type="submit" tone="accent" isPending={status.kind === 'saving'}>
                {saveLabel ?? t`Save`}
              </Button>
            )}
      </div>
    </div>
  );
}
