import { noticeCalls, noticeLimits, subscriptionCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { languages, nameIn } from '@comanda/machines/language';
import { smallPicture } from '@comanda/api/pictures';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { FormFrame } from '@comanda/ui/Form';
import { MultilingualField, type MultilingualText } from '@comanda/ui/MultilingualField';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { TransferList } from '@comanda/ui/TransferList';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAside } from '../../app/useAside.ts';
import { Refusal } from '../../access/Refusal.tsx';
import { toast, useAllowed, useCallMutation, useCompany, useLabel, useUnsaved } from '../../app/index.ts';
import { currentLanguage } from '../../app/language.ts';
import { languageName } from '../../app/languageName.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useCompanies } from '../../app/selection.ts';
import { useHeld } from '../../app/useHeld.ts';
import * as css from './notices.css.ts';

/** In place of a class of the platform's: news of the company. */
const ofCompany = '';
type To = 'everyone' | 'owners';
const filled = (text: string | undefined): string => text?.trim() ?? '';

/** `/notifications/send`: writes to the people of companies (docs/product.md §21.11). What was typed stays until it is sent. */
export function SendPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const { data: companies = [] } = useCompanies();
  const places = useAside(noticeCalls.places, {});
  const maySeeClasses = useAllowed('ALLOW_SYSTEM_NOTIFICATION_CLASS_ACCESS');
  const classes = useAside(subscriptionCalls.list, {}, { enabled: maySeeClasses });
  const { mutate, isPending } = useCallMutation(noticeCalls.send);
  const [chosen, setChosen] = useState<readonly string[]>([idCompany]);
  const [nclass, setClass] = useState(ofCompany);
  const [to, setTo] = useState<To>('everyone');
  const [title, setTitle] = useState<MultilingualText>({});
  const [body, setBody] = useState<MultilingualText>({});
  const [wrong, setWrong] = useState<Readonly<Record<'title' | 'body', Readonly<Record<string, string>>>>>({
    title: {},
    body: {},
  });
  const held = useHeld('idCompanies', 'nclass');
  const own = currentLanguage();
  const offered = languages.map((language) => ({
    ...language,
    name: languageName(language.code, own),
  }));
  const may = new Set(places.data?.map((place) => place.idCompany));
  const reachable = companies.filter(({ id }) => may.has(id));
  const written = languages
    .map(({ code }) => code)
    .filter((code) => code === own || filled(title[code]) !== '' || filled(body[code]) !== '');
  useUnsaved(Object.keys({ ...title, ...body }).length > 0);

  const faultsIn = (text: MultilingualText, most: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      written.flatMap((code) => {
        const length = filled(text[code]).length;
        if (length === 0) return [[code, label(faultLabel('required'))]];
        return length > most ? [[code, t`At most ${most} characters.`]] : [];
      }),
    );
  const send = async (): Promise<void> => {
    const faults = {
      title: faultsIn(title, noticeLimits.title),
      body: faultsIn(body, noticeLimits.body),
    };
    setWrong(faults);
    const isWrong = held.refuse(chosen.length === 0 ? { idCompanies: faultLabel('required') } : {});
    if (isWrong || Object.keys({ ...faults.title, ...faults.body }).length > 0) return;
    const result = await mutate({
      data: {
        idCompanies: [...chosen],
        to,
        ...(nclass !== ofCompany && { nclass }),
        texts: written.map((language) => ({
          language,
          title: filled(title[language]),
          body: filled(body[language]),
        })),
      },
    });
    if (!result.ok) return held.answer(result.failure);
    const { people } = result.data;
    toast({
      tone: people > 0 ? 'success' : 'info',
      message:
        people > 0
          ? t`${plural(people, { one: 'Sent to # person', other: 'Sent to # people' })}`
          : t`Nobody was notified: there is nobody else here, or they have switched these notifications off.`,
    });
    setTitle({});
    setBody({});
  };
  return (
    <div className={css.page}>
      <PageHead
        title={t`Write to people`}
        description={t`They get it as a notification, in their own language if you write it in that language.`}
      />
      <Card>
        <FormFrame UNSAFE_className={css.fields} isPending={isPending} onSubmit={() => void send()}>
          {held.whole && (
            <Banner tone="danger">
              {label(held.whole)}
              {held.failure && <Refusal failure={held.failure} />}
            </Banner>
          )}
          {reachable.length > 1 && (
            <TransferList
              label={t`Companies`}
              items={reachable.map(({ id, cName, code, avatar }) => ({
                id,
                label: cName,
                description: code,
                picture: smallPicture(avatar.url) ?? null,
              }))}
              value={chosen}
              onChange={setChosen}
              isDisabled={isPending}
              error={held.at('idCompanies')}
            />
          )}
          <RadioGroup
            label={t`To whom`}
            options={[
              { id: 'everyone', label: t`Everybody` },
              { id: 'owners', label: t`Owners only` },
            ]}
            value={to}
            onChange={setTo}
            orientation="horizontal"
          />
          {maySeeClasses && (
            <Select
              label={t`Class`}
              description={t`People who switched this class off are not notified, unless it is always on.`}
              options={[
                { id: ofCompany, label: t`News from the company` },
                ...(classes.data?.elements ?? []).flatMap((one) =>
                  one.names === null ? [] : [{ id: one.nclass, label: nameIn(one.names, own, undefined) }],
                ),
              ]}
              value={nclass}
              onChange={setClass}
              error={held.at('nclass')}
            />
          )}
          <MultilingualField
            label={t`Title`}
            value={title}
            onChange={setTitle}
            languages={offered}
            defaultLanguage={own}
            isRequired
            errors={wrong.title}
          />
          <MultilingualField
            label={t`Text`}
            value={body}
            onChange={setBody}
            languages={offered}
            defaultLanguage={own}
            isRequired
            isMultiline
            errors={wrong.body}
          />
          <div className={css.line}>
            <Button type="submit" tone="accent" iconStart={Send} isPending={isPending}>
              {t`Send`}
            </Button>
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}
