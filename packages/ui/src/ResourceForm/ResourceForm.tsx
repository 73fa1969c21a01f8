import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormModeProvider, type FormMode } from './FormMode.tsx';
import { FormActions, type SaveStatus } from './FormActions.tsx';
import { FormSections, type FormSection } from './FormSections.tsx';
import * as css from './ResourceForm.css.ts';

export interface ResourceFormProps {
  /** Names the form: "New tax", "Tax IVA21". */
  readonly label: string;
  readonly mode: FormMode;
  /** One section stands alone; several are tabs. A section that does not apply is left out. */
  readonly sections: readonly FormSection[];
  /** Open section; the app may keep it in the URL. Default: the first, then the person's choice. */
  readonly section?: string;
  readonly onSectionChange?: (id: string) => void;
  readonly status?: SaveStatus;
  readonly onSave?: () => void;
  /** The way back, or what takes changes back; left out where there is nothing to leave or to take back. */
  readonly onCancel?: () => void;
  /** Default "Save". */
  readonly saveLabel?: string;
  /** Default "Cancel", in SHOW "Back". */
  readonly cancelLabel?: string;
  /** Above the sections: what is wrong with the record as a whole, a stale write, a dependency. */
  readonly notice?: ReactNode;
  /** At the start of the action bar: delete, history. In SHOW also at its end, where Save would be: edit, duplicate. */
  readonly moreActions?: ReactNode;
  readonly showActions?: ReactNode;
}

/**
 * The frame of a record's screen. It holds no data: the app gives sections with its fields and is told to save.
 * Nothing typed is lost by it: sections stay mounted while another one is open.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { label, mode, sections, section, onSectionChange, onSave, notice } = props;
  const { t } = useLingui();
  const content = (
    <>
      {notice !== undefined && <div className={css.notice}>{notice}</div>}
      <FormSections
        label={t`Sections of ${label}`}
        sections={sections}
        {...(section !== undefined && { section })}
        {...(onSectionChange && { onSectionChange })}
      />
      <FormActions {...props} />
    </>
  );
  return (
    <FormModeProvider mode={mode}>
      {mode === 'SHOW' ? (
        <section aria-label={label} className={css.form}>
          {content}
        </section>
      ) : (
        <form
          aria-label={label}
          noValidate
          className={css.form}
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
