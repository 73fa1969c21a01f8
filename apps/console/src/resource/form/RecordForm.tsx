import { isPublished, type Resource } from '@comanda/api/kernel';
import { nameOf, pluralOf, sectionLabel } from '@comanda/api/labels';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { ResourceForm, type FormMode, type SaveStatus } from '@comanda/ui/ResourceForm';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { toast, useCompany, useFormat, useLabel, useMayPublish, useUnsaved } from '../../app/index.ts';
import { askToPublish } from '../../app/publishing.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { Face } from '../values/Face.tsx';
import { syncLeftFor } from '../../app/syncMark.ts';
import { recordHref } from '../addresses.ts';
import { leaveFor, listLeftAt } from '../list/returnPlace.ts';
import { isolated } from '../isolated.ts';
import * as page from '../page.css.ts';
import { useGo } from '../useGo.ts';
import { asNames, asText } from '../values/read.ts';
import type { Stored } from '../values/stored.ts';
import { type Base, createDraft, type DraftState, fieldsIn, sectionsOf } from './draft.ts';
import { DraftProvider, useDraftPart } from './DraftContext.tsx';
import { shelfOf } from './draftShelf.ts';
import { useLanguagesOf } from '../values/useLanguagesOf.ts';
import * as css from './form.css.ts';
import { FormNotice } from './FormNotice.tsx';
import { FormSectionBody } from './FormSectionBody.tsx';
import { ReadActions, RemoveAction } from './ReadActions.tsx';
import { messageCount } from './messageCount.ts';
import { useFirstFault } from './useFirstFault.ts';
import { useSaving } from './useSaving.ts';
import { ImpactLine } from './ImpactLine.tsx';
import { LastChange } from './LastChange.tsx';
import { WritingDialogs } from './WritingDialogs.tsx';
import { lazyPart } from '../../lazyPart.ts';

/** Comes after the record, into a place beside it. */
const History = lazyPart(async () => (await import('./History.tsx')).History);

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

/** Which sections there are and how many messages each holds, as one comparable text. */
const outline = (resource: Resource, { values, faults }: DraftState, mainLanguage: string): string =>
  JSON.stringify(
    sectionsOf(resource, values).map((section) => ({
      ...section,
      errorCount: messageCount(resource, section.fields, faults, mainLanguage),
    })),
  );
type Outline = { id: string; fields: string[]; errorCount: number }[];

export function RecordForm(props: RecordFormProps) {
  const { mode, base } = props;
  // A record that is only read follows the server; one that is written keeps what it began with.
  return mode === 'SHOW' ? <Form key={base.version} {...props} /> : <Form {...props} />;
}

function Form({ resource, mode, id, base, record, limits }: RecordFormProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const go = useGo();
  const { names } = useFormat();
  const company = useCompany();
  const mayPublish = useMayPublish();
  const languages = useLanguagesOf(resource);
  const isWritten = mode !== 'SHOW';
  const isOne = resource.page === 'one';
  const edited = mode === 'EDIT' ? id : undefined;

  const shelf = useMemo(
    () => shelfOf([company.id, resource.code, mode, id ?? ''].join(' ')),
    [company.id, resource.code, mode, id],
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
      if (holds) shelf.keep({ values, base: from, intent: shelf.read()?.intent });
      else shelf.drop();
    });
  }, [draft, shelf, isWritten]);

  const [isUsed, setUsed] = useState(false);
  const { saving, save, confirm, settle } = useSaving({
    resource,
    idCompany: company.id,
    id: edited,
    draft,
    shelf,
    interrupted: kept?.intent,
    isUsed,
    onSaved: (saved) => {
      const code = isOne ? plural : asText(saved['code']);
      toast({
        tone: 'success',
        message: t`${code} saved`,
        ...(isPublished(resource) && { detail: t`It is not on the tills yet.` }),
        ...(isPublished(resource) &&
          mayPublish && { action: { label: t`Publish`, onAction: askToPublish }, timeout: OFFERED }),
      });
      leaveFor(listLeftAt(resource.route), saved.id);
      go(recordHref(resource, saved.id, 'show'), { replace: true });
    },
  });

  const shape = useDraftPart(draft, (state) => outline(resource, state, mainLanguage));
  const sections = useMemo((): Outline => JSON.parse(shape), [shape]);
  const [section, setSection] = useState<string>();
  const open = sections.some(({ id: known }) => known === section) ? section : sections[0]?.id;
  const { body, focusField } = useFirstFault({ sections, draft, saving, onSection: setSection });

  const plural = label(pluralOf(resource.code));
  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const code = asText(record?.['code']);
  const name = names(asNames(record?.['names'])) || code;
  const called = isolated(name);
  const titles: Readonly<Record<FormMode, string>> = {
    NEW: t`New ${kind}`,
    SHOW: name,
    EDIT: t`Edit ${called}`,
    DUPLICATE: t`Copy of ${called}`,
  };
  const list = listLeftAt(resource.route);
  const back = (id !== undefined && syncLeftFor(recordHref(resource, id, 'show'))) || list;
  const isWrong = saving.kind === 'faults' && sections.some(({ errorCount }) => errorCount > 0);
  const status: SaveStatus =
    saving.kind === 'kept' || isWrong
      ? {
          kind: 'failed',
          message: saving.kind === 'kept' ? t`Not saved` : t`Not saved: some fields need your attention`,
        }
      : { kind: saving.kind === 'saving' ? 'saving' : isDirty ? 'dirty' : 'clean' };
  return (
    <DraftProvider resource={resource} draft={draft}>
      <div className={page.page} ref={body}>
        <PageHead
          title={titles[mode]}
          {...(record && { picture: <Face size="lg" resource={resource} row={record} /> })}
          trail={
            isOne && !isWritten ? undefined : (
              <Breadcrumbs
                items={[
                  { label: plural, href: list },
                  { label: mode === 'NEW' ? t`New` : isOne ? t`Edit` : code },
                ]}
              />
            )
          }
          description={record && mode === 'SHOW' && <LastChange resource={resource} record={record} />}
          actions={<Limits actions={limits} />}
        />
        <div className={css.beside}>
          <ResourceForm
            label={titles[mode]}
            mode={mode}
            sections={sections.map((one) => ({
              id: one.id,
              label: label(sectionLabel(resource, one.id)),
              content: <FormSectionBody section={one.id} fields={one.fields} />,
              ...(one.errorCount > 0 && { errorCount: one.errorCount }),
            }))}
            {...(open !== undefined && { section: open })}
            onSectionChange={setSection}
            status={status}
            onSave={() => void save()}
            {...((isWritten || !isOne) && {
              onCancel: () =>
                go(mode === 'EDIT' && id !== undefined ? recordHref(resource, id, 'show') : back),
            })}
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
            moreActions={
              mode === 'SHOW' && record ? (
                <RemoveAction resource={resource} record={record} onDeleted={() => go(list)} />
              ) : edited === undefined ? undefined : (
                <ImpactLine resource={resource} id={edited} onUsed={setUsed} />
              )
            }
            showActions={record && <ReadActions resource={resource} record={record} />}
          />
          {record && mode === 'SHOW' && isPublished(resource) && (
            <History.Later resource={resource} id={record.id} />
          )}
        </div>
      </div>
      {isWritten && (
        <WritingDialogs
          saving={saving}
          onSave={() => void save()}
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
}
