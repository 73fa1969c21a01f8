import { isEmail } from '@comanda/api/account';
import { type Company, companyCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { FormFrame } from '@comanda/ui/Form';
import { LinkButton } from '@comanda/ui/Link';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useCallQuery, useLabel, useUnsaved } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { PictureChoice, type PictureDraft } from '../../app/PictureChoice.tsx';
import { codeOf } from '../../resource/form/codeOf.ts';
import * as css from './beginning.css.ts';
import { isKind, kindIds, kinds } from './kinds.ts';
import { here, likelyCountry } from './likelyCountry.ts';

/** What a company is known by, as it is typed. */
export interface CompanyDraft extends Pick<Company, 'code' | 'cName' | 'kind'> {
  /** Of a new one; later it stands in its business details. */
  readonly taxNumber: string;
  readonly country: string;
  readonly owner: string;
}
export interface CompanyFormProps {
  readonly initial: CompanyDraft;
  /** A company that is there keeps its country. */
  readonly isNew: boolean;
  /** Whether somebody else becomes its owner. */
  readonly invitesOwner: boolean;
  readonly submit: string;
  readonly cancelHref: string;
  readonly isPending: boolean;
  /** Answers why it was not written. */
  readonly onSubmit: (draft: CompanyDraft, picture: PictureDraft) => Promise<Failure | undefined>;
  /** Where the picture is that it has. */
  readonly stored?: string | null;
}
type Faults = ReturnType<typeof faultsOf>;

/** What a company is known by: for one that is new, and for one that is there. */
export function CompanyForm({
  initial,
  isNew,
  invitesOwner,
  submit,
  cancelHref,
  isPending,
  onSubmit,
  stored = null,
}: CompanyFormProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const [draft, setDraft] = useState(initial);
  /** The code follows the name until somebody writes one of their own. */
  const [isOwnCode, setOwnCode] = useState(initial.code !== '');
  const [picture, setPicture] = useState<PictureDraft>({});
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [isDone, setDone] = useState(false);
  const countries = useCallQuery(companyCalls.countries, {}, { enabled: isNew });
  const country = draft.country || likelyCountry(countries.data ?? [], here()) || '';
  useUnsaved(
    !isDone && (JSON.stringify(draft) !== JSON.stringify(initial) || Object.keys(picture).length > 0),
  );
  const set = (change: Partial<CompanyDraft>): void => setDraft((before) => ({ ...before, ...change }));
  const text = (field: string) => faults[field] && label(faults[field]);
  const named = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const save = async (): Promise<void> => {
    const wrong: Faults = {
      ...(draft.cName.trim() === '' && { cName: faultLabel('required') }),
      ...(!/^[A-Za-z0-9._-]{1,20}$/.test(draft.code) && { code: faultLabel('code') }),
      ...(isNew && country === '' && { country: faultLabel('required') }),
      ...(draft.owner.trim() !== '' && !isEmail(draft.owner) && { email: faultLabel('email') }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const refused = await onSubmit(
      {
        ...draft,
        country,
        cName: draft.cName.trim(),
        owner: draft.owner.trim(),
        taxNumber: draft.taxNumber.trim(),
      },
      picture,
    );
    if (!refused) setDone(true);
    else {
      const told = faultsOf(refused);
      setFaults(told);
      if (Object.keys(told).length === 0) setFailure(refused);
    }
  };
  return (
    <Card>
      <FormFrame UNSAFE_className={css.fields} isPending={isPending} onSubmit={() => void save()}>
        {failure && (
          <Banner tone="danger">
            {label(failureMessage(failure))}
            <Refusal failure={failure} />
          </Banner>
        )}
        <TextField
          label={t`Name`}
          dir="auto"
          maxLength={120}
          value={draft.cName}
          onChange={(cName) => set({ cName, ...(!isOwnCode && { code: codeOf(cName) }) })}
          error={text('cName')}
        />
        <TextField
          label={t`Code`}
          description={t`A short code for lists and files: up to 20 letters, digits, points and dashes.`}
          dir="ltr"
          maxLength={20}
          value={draft.code}
          onChange={(code) => {
            setOwnCode(true);
            set({ code });
          }}
          error={text('code')}
        />
        {isNew && (
          <SearchSelect
            label={t`Country`}
            description={t`It proposes currency, languages, taxes, payment methods and ticket kinds.`}
            options={(countries.data ?? []).map(({ country: id }) => ({ id, label: named.of(id) ?? id }))}
            value={country || null}
            onChange={(chosen) => set({ country: chosen })}
            error={text('country')}
          />
        )}
        {isNew && (
          <TextField
            label={t`Tax number`}
            description={t`As the tax office knows your business. You can fill it in later.`}
            dir="ltr"
            maxLength={40}
            value={draft.taxNumber}
            onChange={(taxNumber) => set({ taxNumber })}
            error={text('taxNumber')}
          />
        )}
        <Select
          label={t`Kind of business`}
          options={kindIds.map((id) => ({ id, label: label(kinds[id]) }))}
          value={draft.kind}
          onChange={(kind) => {
            if (isKind(kind)) set({ kind });
          }}
        />
        {invitesOwner && (
          <TextField
            label={t`E-mail of the owner`}
            description={t`They will be invited as owner. Leave it empty to invite somebody later.`}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={254}
            value={draft.owner}
            onChange={(owner) => set({ owner })}
            error={text('email')}
          />
        )}
        <PictureChoice
          label={t`Picture`}
          description={t`Shown beside its name. Without one, its initials are.`}
          stored={stored}
          value={picture}
          onChange={setPicture}
          error={text('image')}
        />
        <div className={css.line}>
          <Button type="submit" tone="accent" isPending={isPending}>
            {submit}
          </Button>
          <LinkButton href={cancelHref}>{t`Cancel`}</LinkButton>
        </div>
      </FormFrame>
    </Card>
  );
}
