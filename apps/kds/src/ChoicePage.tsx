import { type AnswerOf, screenCalls } from '@comanda/api/calls';
import { errorLabel } from '@comanda/api/labels';
import type { Failure } from '@comanda/api/client';
import { nameIn } from '@comanda/machines/language';
import { Bar } from '@comanda/ui/Bar';
import { BoardPicture } from '@comanda/ui/BoardPicture';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { PressCard } from '@comanda/ui/PressCard';
import { Heading, Text } from '@comanda/ui/Text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LogOut, MonitorOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from './brand.ts';
import { client } from './client.ts';
import { EnrolDialog } from './EnrolDialog.tsx';
import * as css from './pages.css.ts';
import { go, home, monitorIn, usePathname } from './place.ts';
import { session } from './session.ts';
import { useUserName } from './useUserName.ts';

export type Choice = AnswerOf<typeof screenCalls.choices>[number];

/** What this person may put on a screen; nothing until the answer is there. */
function useChoices() {
  const [answer, setAnswer] = useState<{
    readonly choices?: readonly Choice[];
    readonly failure?: Failure;
  }>();
  useEffect(() => {
    const stop = new AbortController();
    void client.call(screenCalls.choices, { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setAnswer(result.ok ? { choices: result.data } : { failure: result.failure });
    });
    return () => stop.abort();
  }, []);
  return answer;
}

/** `/kds` after sign-in: which monitor is this device? `isLeaving`: `/kds/logout`, which asks whether to sign out. */
export function ChoicePage({ isLeaving }: { readonly isLeaving: boolean }) {
  const { t } = useLingui();
  // As an element: a text that is put in would be read for tags.
  const name = <bdi>{useUserName()}</bdi>;
  const isAsked = useSelector(session, ({ context }) => context.isSignOutAsked);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isLeaving) session.send({ type: 'SIGN_OUT.ASKED' });
  }, [isLeaving]);
  return (
    <div className={css.page}>
      <Bar place="top">
        <img className={css.logo} src={brand.logos.compact} alt={brand.name} />
        <span className={css.person}>
          <Text wrap="anywhere">
            <Trans>Signed in as {name}</Trans>
          </Text>
        </span>
        <Button variant="ghost" iconStart={LogOut} onPress={() => session.send({ type: 'SIGN_OUT.ASKED' })}>
          {t`Sign out`}
        </Button>
      </Bar>
      <main className={css.choosing}>
        <Heading level={1} size="xl">{t`Choose what this screen shows`}</Heading>
        <Offered key={tries} onRetry={() => setTries((times) => times + 1)} />
      </main>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => {
          if (isOpen || !session.getSnapshot().context.isSignOutAsked) return;
          session.send({ type: 'SIGN_OUT.CANCELLED' });
          go(home);
        }}
        title={t`Sign this screen out?`}
        confirmLabel={t`Sign out`}
        onConfirm={() => session.send({ type: 'SIGN_OUT.CONFIRMED' })}
      >
        {t`It shows no orders until somebody signs in again.`}
      </ConfirmDialog>
    </div>
  );
}

/** The monitors; that of the address is asked about at once. */
function Offered({ onRetry }: { readonly onRetry: () => void }) {
  const answer = useChoices();
  const wanted = monitorIn(usePathname());
  const [chosen, setChosen] = useState<Choice>();
  if (!answer) return null;
  const { choices = [], failure } = answer;
  if (failure) return <Failed failure={failure} onRetry={onRetry} />;
  const shown = chosen ?? choices.find(({ id }) => id === wanted);
  return (
    <>
      <Choices choices={choices} onChoose={setChosen} />
      {shown && (
        <EnrolDialog
          choice={shown}
          onClose={() => {
            setChosen(undefined);
            go(home);
          }}
        />
      )}
    </>
  );
}

function Failed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { t, i18n } = useLingui();
  if (failure.kind === 'aborted' || failure.kind === 'signed_out') return null;
  return (
    <ErrorState
      headingLevel={2}
      description={
        failure.kind === 'refused'
          ? i18n._(errorLabel(failure.error.code))
          : t`The platform cannot be reached. Check the connection of this screen and try again.`
      }
      onRetry={onRetry}
    />
  );
}

/** In the order of the answer: by company, then by store. */
const grouped = <T,>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [T, ...T[]])[] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
};

function Choices({
  choices,
  onChoose,
}: {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}) {
  const { t } = useLingui();
  if (choices.length === 0)
    return (
      <EmptyState
        icon={MonitorOff}
        headingLevel={2}
        title={t`There is no monitor yet`}
        description={t`A manager sets monitors up in the back office, under Kitchen, then Monitors.`}
        action={<LinkButton href="/kds/config/monitor">{t`Open the back office`}</LinkButton>}
      />
    );
  return grouped(choices, ({ idCompany }) => idCompany).map((company) => (
    <section key={company[0].idCompany} className={css.company}>
      <Heading level={2} size="lg">
        {company[0].cName}
      </Heading>
      {grouped(company, ({ idStore }) => idStore).map((store) => (
        <div key={store[0].idStore} className={css.store}>
          <Heading level={3} tone="muted">
            {store[0].sName}
          </Heading>
          <ul role="list" className={css.monitors}>
            {store.map((choice) => (
              <li key={choice.id}>
                <MonitorButton choice={choice} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

const kindTexts: Readonly<Record<Choice['kind'], MessageDescriptor>> = {
  REGULAR: msg`Dishes of its sections`,
  FASTFOOD: msg`Fast food: one press finishes an order`,
  FULLORDER: msg`Whole orders, dishes of all sections`,
  PREPARATION: msg`The pass: what is cooked is put together`,
  PICKUP: msg`Numbers for guests`,
};

function MonitorButton({
  choice,
  onChoose,
}: {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { i18n } = useLingui();
  const oldest = choice.oldest === null ? 0 : Math.floor(choice.oldest / 60_000);
  return (
    <PressCard
      title={nameIn(choice.names, i18n.locale, undefined) || choice.code}
      picture={<BoardPicture orders={choice.orders} />}
      onPress={() => onChoose(choice)}
    >
      <span>{i18n._(kindTexts[choice.kind])}</span>
      <span>
        <Plural value={choice.orders.length} _0="No orders now" one="# order now" other="# orders now" />
        {oldest > 0 && (
          <>
            {' · '}
            <Plural value={oldest} one="the oldest # minute" other="the oldest # minutes" />
          </>
        )}
      </span>
      <Plural value={choice.screens} _0="No screen yet" one="# screen" other="# screens" />
    </PressCard>
  );
}
