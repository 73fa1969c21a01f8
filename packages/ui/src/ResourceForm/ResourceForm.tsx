import type { ReactNode } from 'react';
import { classNames } from '../styles/classNames.ts';
import { FormModeProvider, type FormMode } from './FormMode.tsx';
import { FormActions, type SaveFurther, type SaveStatus } from './FormActions.tsx';
import { FormSections, type FormSection } from './FormSections.tsx';
import * as css from './ResourceForm.css.ts';

export interface ResourceFormProps {
  /** Names the form: "New tax", "Tax IVA21". */
  readonly label: string;
  readonly mode: FormMode;
  /** Each is a card; several can be folded. A section that does not apply is left out. */
  readonly sections: readonly FormSection[];
  /** Ids of the sections that are not folded, where the application keeps them. Without it all are open at first. */
  readonly open?: readonly string[];
  readonly onOpenChange?: (open: readonly string[]) => void;
  readonly status?: SaveStatus;
  /** None: there is nothing to save, as in SHOW, and no bar. */
  readonly onSave?: () => void;
  /** The way back, or what takes changes back; left out where there is nothing to leave or to take back. */
  readonly onCancel?: () => void;
  /** Default "Save". */
  readonly saveLabel?: string;
  /** A second way to save, beside the first. */
  readonly saveFurther?: SaveFurther;
  /** Default "Cancel". */
  readonly cancelLabel?: string;
  /** Above the sections: what is wrong with the record as a whole, a stale write, a dependency. */
  readonly notice?: ReactNode;
  /** Cards of what is known of the record besides: a column of their own where there is room, else below. */
  readonly aside?: ReactNode;
  /** At the start of the bar. */
  readonly moreActions?: ReactNode;
}

/**
 * The frame of a record's screen. It holds no data: the app gives sections with its fields and is told to save.
 * Nothing typed is lost by it: sections stay mounted while they are folded.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { label, mode, sections, open, onOpenChange, onSave, notice, aside } = props;
  const hasAside = aside !== undefined;
  const frame = classNames(css.form, !hasAside && css.narrow);
  const content = (
    <>
      {notice !== undefined && <div className={css.notice}>{notice}</div>}
      <div className={css.container}>
        <div className={classNames(css.body, hasAside && css.beside)}>
          <div className={css.column}>
            <FormSections
              sections={sections}
              {...(open !== undefined && { open })}
              {...(onOpenChange && { onOpenChange })}
            />
          </div>
          {hasAside && <div className={css.column}>{aside}</div>}
        </div>
      </div>
      {mode !== 'SHOW' && <FormActions {...props} />}
    </>
  );
  return (
    <FormModeProvider mode={mode}>
      {mode === 'SHOW' ? (
        <section aria-label={label} className={frame}>
          {content}
        </section>
      ) : (
        <form
          aria-label={label}
          noValidate
          className={frame}
          onSubmit={(event) => {
            event.preventDefault();
            if (props.status?.kind !== 'saving') onSave?.();
          }}
        >
          {content}
        </form>
      )}
    </FormModeProvider>
  );
}
