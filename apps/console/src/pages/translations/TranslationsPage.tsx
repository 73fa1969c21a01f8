import { mostTexts, translationCalls } from '@comanda/api/calls';
import { areasInOrder } from '@comanda/api/areas/menu';
import { pluralOf } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { PagingArrows } from '@comanda/ui/PagingArrows';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Select } from '@comanda/ui/Select';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  failureMessage,
  toast,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
  useUnsaved,
} from '../../app/index.ts';
import type { Failure } from '@comanda/api/client';
import { languageName } from '../../app/languageName.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { LeaveDialog } from '../../resource/form/LeaveDialog.tsx';
import { useSaveKey } from '../../resource/form/useSaveKey.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { type Asked, readAddress, writeAddress } from './address.ts';
import { TextGrid } from './TextGrid.tsx';
import * as css from './translations.css.ts';
import { type Typed, cellOf, rowOf, withTyped } from './typed.ts';
import { useSaveTexts } from './useSaveTexts.ts';

const languagesPage = '/settings/basics/languages';
const byDefault = (
  one: { readonly isDefault: boolean; readonly order: number },
  other: { readonly isDefault: boolean; readonly order: number },
): number => Number(other.isDefault) - Number(one.isDefault) || one.order - other.order;

/** Every text of the company that a language lacks, beside what another says (docs/product.md §8.39.4). */
export function TranslationsPage() {
  const { t } = useLingui();
  const { languages } = useCompany();
  const spoken = languages.toSorted(byDefault).map(({ iso }) => iso);
  return spoken.length > 1 ? (
    <Texts languages={spoken} />
  ) : (
    <div className={css.page}>
      <PageHead title={t`Translate texts`} />
      <EmptyState
        title={t`There is one language`}
        description={t`Add a second one, and everything that it lacks is shown here beside the first.`}
        action={<LinkButton href={`${languagesPage}/new`} tone="accent">{t`Add a language`}</LinkButton>}
      />
    </div>
  );
}

function Texts({ languages }: { readonly languages: readonly string[] }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { number } = useFormat();
  const { id: idCompany } = useCompany();
  const navigate = useNavigate();
  const address = readAddress(useSearch({ strict: false }), languages);
  const { from, to, isAll, page } = address;
  const go = (change: Partial<Asked>): void =>
    void navigate({ to: '.', search: writeAddress({ ...address, page: 1, ...change }) });
  const called = (iso: string): string => languageName(iso, i18n.locale);

  const standing = useCallQuery(
    translationCalls.standing,
    { data: { idCompany, from, to } },
    { placeholderData: keepPreviousData },
  );
  const counted = new Map(standing.data?.elements.map((one) => [one.entity, one]));
  const areas = areasInOrder.flatMap((area) => counted.get(area.code) ?? []);
  const entity =
    address.entity ?? areas.find(({ texts, translated }) => translated < texts)?.entity ?? areas[0]?.entity;
  const all = areas.reduce((sum, { texts }) => sum + texts, 0);
  const done = areas.reduce((sum, { translated }) => sum + translated, 0);

  const query = useCallQuery(
    translationCalls.list,
    { data: { idCompany, entity: entity ?? '', from, to, missing: !isAll, offset: (page - 1) * mostTexts } },
    { enabled: entity !== undefined },
  );
  const texts = query.data?.elements ?? [];
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / mostTexts));

  const [typed, setTyped] = useState<Typed>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const { save, progress } = useSaveTexts();
  useUnsaved(typed.size > 0);
  const store = async (): Promise<void> => {
    if (typed.size === 0 || progress) return;
    setFailure(undefined);
    // What is in sight was read after it was typed.
    const shown = new Map(texts.map((text) => [rowOf(text), text.version]));
    const current = new Map(
      [...typed].map(([cell, one]) => [
        cell,
        one.entity === entity ? { ...one, version: shown.get(rowOf(one)) ?? one.version } : one,
      ]),
    );
    const outcome = await save(current);
    // What was typed meanwhile stays.
    setTyped(
      (now) =>
        new Map(
          [...now].filter(([cell, { text }]) => !outcome.saved.has(cell) || current.get(cell)?.text !== text),
        ),
    );
    setRefused(outcome.refused);
    setFailure(outcome.failure);
    const count = outcome.saved.size;
    if (count > 0)
      toast({
        tone: 'success',
        message: t`${plural(count, { one: '# text saved', other: '# texts saved' })}`,
      });
  };
  useSaveKey(() => void store());

  const waiting = typed.size;
  const saveButton = (
    <Button
      tone="accent"
      isDisabled={waiting === 0}
      isPending={progress !== undefined}
      onPress={() => void store()}
    >
      {waiting === 0 ? t`Save` : t`${plural(waiting, { one: 'Save # text', other: 'Save # texts' })}`}
    </Button>
  );
  return (
    <div className={css.page}>
      <PageHead
        title={t`Translate texts`}
        description={t`What is typed goes into the records when it is saved, and to the tills when it is published.`}
        actions={
          <>
            <LinkButton href={languagesPage}>{t`Languages`}</LinkButton>
            {saveButton}
          </>
        }
      />
      <div className={css.choices}>
        <Select
          label={t`From`}
          options={languages.map((iso) => ({ id: iso, label: called(iso) }))}
          value={from}
          onChange={(iso) => go({ from: iso })}
        />
        <Select
          label={t`Into`}
          options={languages.filter((iso) => iso !== from).map((iso) => ({ id: iso, label: called(iso) }))}
          value={to}
          onChange={(iso) => go({ to: iso })}
        />
        <Select
          label={t`Records`}
          options={areas.map((one) => ({
            id: one.entity,
            label: label(pluralOf(one.entity)),
            end: one.translated === one.texts ? '✓' : number(one.texts - one.translated),
          }))}
          value={entity ?? null}
          onChange={(chosen) => go({ entity: chosen })}
        />
      </div>
      <div className={css.standing}>
        <div className={css.progress}>
          <ProgressBar
            label={t`Translated into ${called(to)}`}
            value={done}
            max={all}
            valueText={t`${number(done)} of ${number(all)}`}
            tone={done === all ? 'success' : 'accent'}
          />
        </div>
        <ToggleGroup
          label={t`Which texts`}
          value={isAll ? 'all' : 'missing'}
          onChange={(chosen) => go({ isAll: chosen === 'all' })}
          options={[
            { id: 'missing', label: t`Missing` },
            { id: 'all', label: t`All` },
          ]}
        />
      </div>
      {failure && (
        <Banner tone="danger" title={t`Not all of it is saved`}>
          {label(failureMessage(failure))}
        </Banner>
      )}
      {refused.size > 0 && (
        <Banner tone="danger" title={t`Some texts were refused`}>
          {t`Each says why at its place; everything else is saved.`}
        </Banner>
      )}
      {entity === undefined || !query.data ? (
        <QueryState query={entity === undefined ? standing : query} />
      ) : texts.length === 0 ? (
        <EmptyState
          drawing={isAll ? 'list' : 'published'}
          title={isAll ? t`There is no text here` : t`Nothing is missing here`}
          {...(done < all && {
            description: t`Choose other records above: the number beside each says how many texts it lacks.`,
          })}
        />
      ) : (
        <TextGrid
          key={`${entity} ${to}`}
          {...{ entity, from, to, texts, typed, refused }}
          onFill={(filled) => {
            setTyped((before) => withTyped(before, filled));
            setRefused((before) => {
              const next = new Map(before);
              for (const one of filled) next.delete(cellOf(one.typed));
              return next;
            });
          }}
        />
      )}
      {pages > 1 && (
        <div className={css.foot}>
          <PagingArrows page={page} pages={pages} onPageChange={(next) => go({ page: next })} />
        </div>
      )}
      <LeaveDialog
        draft={{ get: () => ({ isDirty: typed.size > 0 }) }}
        onDiscard={() => setTyped(new Map())}
      />
    </div>
  );
}
