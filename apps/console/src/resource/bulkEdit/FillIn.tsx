import { identityOf, type Edit } from '@comanda/api/bulk';
import { itemLabel } from '@comanda/api/labels';
import type { Field, Resource } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { ErrorState } from '@comanda/ui/ErrorState';
import { FormFrame } from '@comanda/ui/Form';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { Boundary } from '../../app/Boundary.tsx';
import { bringPart } from '../../app/bringPart.ts';
import { useLabel } from '../../app/index.ts';
import { isChunkFailure } from '../../app/newVersion.ts';
import { createDraft, type DraftStore } from '../form/draft.ts';
import { DraftProvider, useDraftField, useForm } from '../form/DraftContext.tsx';
import { FieldEditor, loadEditors } from '../form/editors/FieldEditor.tsx';
import { useFaultText } from '../form/useFaultText.ts';
import { isUnset } from '../values/read.ts';
import { useLanguagesOf } from '../values/useLanguagesOf.ts';
import { EndingField, useEnding } from './EndingField.tsx';
import { askedBy, editOf, endsSomehow, OF, type Subject, type Way } from './subjects.ts';
import * as css from './bulkEdit.css.ts';

export interface FillInProps {
  readonly resource: Resource;
  readonly subject: Subject;
  readonly way: Way;
  readonly label: string;
  /** The id of its form, which a button elsewhere submits. */
  readonly form: string;
  /** The value is sound; `isMore`: another field is to be edited too. */
  readonly onFilled: (filled: Filled, isMore: boolean) => void;
}
export interface Filled {
  readonly edit: Edit;
  readonly label: string;
  readonly way: Way;
  /** The value as it was typed, with the definition that it was typed by. */
  readonly asked: Resource;
  readonly value: unknown;
}
/** What a blank value starts with: a list without details, a box without a tick, else nothing at all. */
const startOf = ({ kind, initial }: Field): unknown =>
  kind === 'list' || kind === 'flag' || kind === 'status' ? initial : undefined;

/** The editors of the form, for the values that an edit takes, judged as the form judges them. */
export function FillIn(props: FillInProps): ReactNode {
  const { resource, subject, way } = props;
  const languages = useLanguagesOf(resource);
  const [made] = useState(() => {
    const asked = askedBy(resource, subject, way);
    const values = Object.fromEntries(
      Object.entries(asked.fields).map(([name, field]) => [name, startOf(field)]),
    );
    const draft = createDraft(asked, { languages }, { base: { values, version: undefined } });
    return { asked, draft, ready: bringPart(() => loadEditors(asked)) };
  });
  const missing = (error: unknown) => {
    if (!isChunkFailure(error)) throw error;
    return <NoEditor form={props.form} />;
  };
  return (
    <DraftProvider resource={made.asked} draft={made.draft}>
      <Boundary instead={missing}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="control" />
            </Loading>
          }
        >
          <Fields {...props} {...made} />
        </Suspense>
      </Boundary>
    </DraftProvider>
  );
}

/** A browser does not ask again for a part that did not come. Who goes on all the same is led to what helps. */
function NoEditor({ form }: Pick<FillInProps, 'form'>) {
  const { t } = useLingui();
  const reload = useRef<HTMLButtonElement>(null);
  return (
    <FormFrame id={form} onSubmit={() => reload.current?.focus()}>
      <ErrorState
        headingLevel={3}
        description={t`Choose another field, or reload the page when you are connected. Nothing has been changed yet.`}
        action={<Button ref={reload} onPress={() => location.reload()}>{t`Reload page`}</Button>}
      />
    </FormFrame>
  );
}

interface FieldsProps extends FillInProps {
  readonly asked: Resource;
  readonly draft: DraftStore;
  readonly ready: Promise<void>;
}

function Fields({ resource, subject, way, label, form, onFilled, asked, draft, ready }: FieldsProps) {
  const { t } = useLingui();
  const name = useLabel();
  use(ready);
  const list = resource.fields[subject.field];
  const identity = list?.kind === 'list' ? identityOf(list.item) : undefined;
  const [ending, setEnding] = useEnding();
  const hasEnding = endsSomehow(resource, subject, way);
  const narrowed = identity === undefined ? '' : name(itemLabel(resource, subject.field, identity));
  const take = (isMore: boolean) => {
    const { values } = draft.get();
    const own = asked.fields[subject.field];
    // An empty list would add or take out nothing.
    if (own?.kind === 'list' && isUnset(values[subject.field]))
      return draft.refuse([{ path: subject.field, code: 'required' }]);
    const checked = draft.check();
    if (!checked) return undefined;
    const edit = {
      ...editOf(resource, subject, way, checked),
      ...(hasEnding && ending !== undefined && { ending }),
    };
    return onFilled({ edit, label, way, asked, value: checked[subject.field] }, isMore);
  };
  return (
    <FormFrame id={form} UNSAFE_className={css.stack} onSubmit={() => take(false)}>
      {Object.keys(asked.fields).map((field) => (
        <div key={field} className={css.field}>
          <One
            resource={resource}
            name={field}
            path={field === OF && identity !== undefined ? `${subject.field}.${identity}` : field}
            label={field === OF ? narrowed : label}
          />
          {field === OF && way !== 'set' && (
            <Text as="p" tone="muted" size="sm">{t`Leave it empty to change all of them.`}</Text>
          )}
        </div>
      ))}
      {hasEnding && <EndingField ending={ending} onChange={setEnding} />}
      {(way === 'raisePercent' || way === 'lowerPercent') && ending === undefined && (
        <Text as="p" tone="muted" size="sm">
          {t`Results are rounded to the nearest value that the field can hold.`}
        </Text>
      )}
      <div>
        <Button size="sm" iconStart={Plus} onPress={() => take(true)}>
          {t`And another field`}
        </Button>
      </div>
    </FormFrame>
  );
}

interface OneProps {
  readonly resource: Resource;
  readonly name: string;
  readonly path: string;
  readonly label: string;
}

function One({ resource, name, path, label }: OneProps) {
  const { value, faults, set, leave } = useDraftField(name);
  const say = useFaultText();
  const field = useForm().resource.fields[name];
  if (!field) return null;
  const isFigure = field.kind === 'decimal' || field.kind === 'money' || field.kind === 'integer';
  return (
    <div data-field={name}>
      <FieldEditor
        resource={resource}
        path={path}
        field={field}
        label={label}
        value={value}
        // Nothing typed yet and everything taken out again are the same: a value is missing.
        onChange={(next) => set(isFigure && next === null ? undefined : next)}
        onBlur={leave}
        error={faults[0] && say(faults[0])}
        faults={faults}
      />
    </div>
  );
}
