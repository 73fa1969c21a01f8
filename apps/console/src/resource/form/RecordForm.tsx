import { isPublished, type Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { ResourceForm, type FormMode, type SaveStatus } from '@comanda/ui/ResourceForm';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast, useAllowed, useFormat, useLabel, useMayPublish, useUnsaved } from '../../app/index.ts';
import { askToPublish } from '../../app/publishing.ts';
import { recordHref } from '../addresses.ts';
import { leaveFor, listLeftAt } from '../list/returnPlace.ts';
import { isolated } from '../../app/isolated.ts';
import * as page from '../page.css.ts';
import { useGo } from '../useGo.ts';
import { asNames, asText } from '../values/read.ts';
import type { Stored } from '../values/stored.ts';
import { type Base, changedFields, createDraft, type DraftState, fieldsIn } from './draft.ts';
import { DraftProvider, useDraftPart } from './DraftContext.tsx';
import { shelfOf } from './draftShelf.ts';
import { useLanguagesOf } from '../values/useLanguagesOf.ts';
import { FormNotice } from './FormNotice.tsx';
import { messageCount } from './messageCount.ts';
import { type Card, useCards } from './useCards.tsx';
import { hasAside, RecordAside } from './RecordAside.tsx';
import { RecordHead } from './RecordHead.tsx';
import { useChangeWords } from './useChangeWords.ts';
import { useCodeProposal } from './useCodeProposal.ts';
import { useFirstFault } from './useFirstFault.ts';
import { useOutline } from './useOutline.ts';
import { useSaving } from './useSaving.ts';
import { WritingDialogs } from './writingPart.ts';
import { useTenant } from '../useTenant.ts';

/** How long publishing is offered after a save, in milliseconds; the top bar goes on offering it. */
const OFFERED = 10_000;

export interface RecordFormProps {
  readonly resource: Resource;
  readonly mode: FormMode;
  readonly id: string | undefined;
  readonly base: Base;
  readonly record: Stored | undefined;
  /** What the page takes of who opens it, beyond opening it. */
  readonly limits: readonly string[];
}

export function RecordForm(props: RecordFormProps) {
  const { resource, mode, base, record } = props;
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  // Who may write reads and writes on one page; a record that is only read follows the server.
  const isStored = mode === 'SHOW' || mode === 'EDIT';
  const isWritten = !isStored || (mayEdit && record?.['status'] !== 'D');
  return isWritten ? (
    <Form key="written" {...props} mode={isStored ? 'EDIT' : mode} isAsked={mode !== 'SHOW'} />
  ) : (
    <Form key={base.version} {...props} mode="SHOW" isAsked={false} />
  );
}

interface FormProps extends RecordFormProps {
  /** The person came to write: the first field has the focus. */
  readonly isAsked: boolean;
}

function Form({ resource, mode, id, base, record, limits, isAsked }: FormProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const go = useGo();
  const { names } = useFormat();
  const idCompany = useTenant(resource);
  const mayPublish = useMayPublish();
  const languages = useLanguagesOf(resource);
  const isWritten = mode !== 'SHOW';
  const isNew = mode === 'NEW' || mode === 'DUPLICATE';
  const isOffered = isPublished(resource) && mayPublish;
  const edited = mode === 'EDIT' ? id : undefined;
  const stored = isNew ? undefined : record;

  const shelf = useMemo(
    () => shelfOf([idCompany, resource.code, mode, id ?? ''].join(' ')),
    [idCompany, resource.code, mode, id],
  );
  const [mainLanguage = ''] = languages;
  const [{ draft, kept }] = useState(() => {
    const found = isWritten ? shelf.read() : undefined;
    const setting = { languages, ...(edited !== undefined && { id: edited }) };
    const start = found
      ? { base: found.base, values: { ...base.values, ...fieldsIn(resource, found.values) } }
      : { base };
    return { draft: createDraft(resource, setting, start), kept: found };
  });
  const isDirty = useDraftPart(draft, (state) => state.isDirty) && isWritten;
  useUnsaved(isDirty);
  useEffect(() => {
    if (!isWritten) return undefined;
    return draft.subscribe(() => {
      const { values, base: from, isDirty: holds } = draft.get();
      if (holds) shelf.keepHeld({ values, base: from });
      else shelf.drop();
    });
  }, [draft, shelf, isWritten]);
  // What others save is seen at once, as long as nothing of one's own would be lost.
  useEffect(() => {
    const { base: begun, isDirty: holds } = draft.get();
    if (!holds && begun.version !== undefined && (base.version ?? 0) > begun.version)
      draft.rebase(base, base.values);
  }, [draft, base]);

  const [isUsed, setUsed] = useState(false);
  const [isSaved, setSaved] = useState(false);
  // What was asked for holds through the questions that a save may have, until the next one.
  const isPublishedNext = useRef(false);
  const isProposed = useCodeProposal(resource, draft, isNew, mainLanguage);
  const { saving, save, confirm, settle } = useSaving({
    resource,
    idCompany,
    id: edited,
    draft,
    shelf,
    interrupted: kept?.intent,
    isUsed,
    isProposed,
    onSaved: (saved) => {
      const code = resource.page === 'one' ? label(pluralOf(resource.code)) : asText(saved['code']);
      toast({
        tone: 'success',
        message: t`${code} saved`,
        ...(isPublished(resource) && { detail: t`It is not on the tills yet.` }),
        ...(isOffered &&
          !isPublishedNext.current && {
            action: { label: t`Publish`, onAction: askToPublish },
            timeout: OFFERED,
          }),
      });
      if (isPublishedNext.current) askToPublish();
      leaveFor(listLeftAt(resource.route), saved.id);
      setSaved(true);
      if (isNew) go(recordHref(resource, saved.id, 'show'), { replace: true });
    },
  });
  const submit = (isPublishing = false): void => {
    isPublishedNext.current = isPublishing;
    // There is nothing to send, and the bar says that all is saved.
    if (edited !== undefined && !draft.get().isDirty) setSaved(true);
    else void save();
  };

  const { sections, beside } = useOutline({ resource, draft, isNew, mainLanguage });
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const places = useMemo(() => [...sections, { id: 'beside', fields: beside }], [sections, beside]);
  const { body, focusField } = useFirstFault({
    sections: places,
    draft,
    saving,
    onSection: (section) => setFolds((now) => ({ ...now, [section]: true })),
    begin: isAsked && isWritten ? sections[0]?.fields[0] : undefined,
  });

  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const name = names(asNames(record?.['names'])) || asText(record?.['code']);
  const called = isolated(name);
  const titles: Readonly<Record<FormMode, string>> = {
    NEW: t`New ${kind}`,
    SHOW: name,
    EDIT: name,
    DUPLICATE: t`Copy of ${called}`,
  };
  const onCode = useCallback(() => focusField('code'), [focusField]);
  const cards = useCards(resource, sections, { isNew, title: titles[mode], onCode });
  const isOpen = ({ id: card, of, errorCount = 0 }: Card): boolean =>
    errorCount > 0 || of.some(({ id: one, isOpen: begins }) => folds[one] ?? folds[card] ?? begins);
  const list = listLeftAt(resource.route);
  const leave = useCallback(() => go(list), [go, list]);
  const changes = useChangeWords(resource, draft);
  const isWrong =
    saving.kind === 'faults' &&
    messageCount(
      resource,
      places.flatMap(({ fields }) => fields),
      draft.get().faults,
      mainLanguage,
    ) > 0;
  const status = statusNow();
  const title = titles[mode];
  return (
    <DraftProvider resource={resource} draft={draft}>
      <div className={page.page} ref={body}>
        <RecordHead {...{ resource, title, limits }} record={stored} original={record} onDeleted={leave} />
        <ResourceForm
          label={title}
          mode={mode}
          sections={cards}
          open={cards.flatMap((card) => (isOpen(card) ? [card.id] : []))}
          onOpenChange={(open) =>
            setFolds(Object.fromEntries(cards.map((card) => [card.id, open.includes(card.id)])))
          }
          {...(hasAside(resource, beside, stored !== undefined) && {
            aside: <RecordAside {...{ resource }} fields={beside} record={stored} onUsed={setUsed} />,
          })}
          status={status}
          onSave={() => submit()}
          {...(isOffered &&
            (isNew || isDirty) && {
              saveFurther: { label: t`Save and publish…`, onPress: () => submit(true) },
            })}
          {...(isNew ? { onCancel: leave } : isDirty && { onCancel: discard, cancelLabel: t`Discard` })}
          notice={
            <FormNotice
              saving={saving}
              isRestored={kept !== undefined}
              record={record}
              onRetry={() => void save()}
              onDiscard={() => {
                shelf.drop();
                draft.rebase(base, base.values);
                settle();
              }}
            />
          }
        />
      </div>
      {isWritten && (
        <WritingDialogs
          saving={saving}
          onSave={() => submit()}
          id={edited}
          onConfirm={() => void confirm()}
          onUse={(proposals) => {
            for (const { field, value } of proposals) draft.set(field, value);
            settle();
            focusField(proposals[0]?.field);
          }}
          onCancel={(field) => {
            settle();
            focusField(field);
          }}
          onBack={settle}
          onMerged={() => void save()}
          onDiscard={shelf.drop}
        />
      )}
    </DraftProvider>
  );

  function statusNow(): SaveStatus {
    if (saving.kind === 'kept') return { kind: 'failed', message: t`Not saved` };
    if (isWrong) return { kind: 'failed', message: t`Not saved: some fields need your attention` };
    if (saving.kind === 'saving') return { kind: 'saving' };
    if (isDirty) return { kind: 'dirty', ...(!isNew && { message: changes }) };
    return { kind: isSaved ? 'saved' : 'clean' };
  }

  /** Takes back what was not saved, and a press brings it again. */
  function discard(): void {
    const { values, base: begun, files } = draft.get();
    draft.rebase(base, base.values);
    settle();
    toast({
      tone: 'info',
      message: t`Changes discarded`,
      action: { label: t`Undo`, onAction: () => restore(begun, values, files) },
    });
  }

  /** Brings back what was discarded; what somebody has written since stays. */
  function restore(begun: Base, values: DraftState['values'], files: DraftState['files']): void {
    const now = draft.get();
    const since = changedFields(resource, base.values, now.values);
    draft.rebase(
      begun,
      { ...values, ...Object.fromEntries(since.map((name) => [name, now.values[name]])) },
      { ...files, ...now.files },
    );
  }
}
