import { peopleCalls } from '@comanda/api/calls';
import { directionOf, type LanguageCode, languages } from '@comanda/machines/language';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { LanguageModal } from '@comanda/ui/LanguageModal';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../app/client.ts';
import { changeLanguage, currentLanguage, isOffered } from '../app/language.ts';
import { isChunkFailure, reportPartFailure } from '../app/newVersion.ts';
import { session } from '../app/session.ts';
import { hasUnsaved } from '../app/unsaved.ts';

/** Keeps the choice with the person, where one is signed in, then speaks it. */
async function choose(code: LanguageCode): Promise<void> {
  const { tokens } = session.getSnapshot().context;
  if (tokens)
    await client.call(peopleCalls.setLanguage, { params: { id: tokens.subject }, data: { lang: code } });
  try {
    await changeLanguage(code);
  } catch (error) {
    if (isChunkFailure(error)) await reportPartFailure(hasUnsaved());
    else throw error;
  }
}

export interface LanguageDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The languages that are complete; one of another direction reloads the page and asks before that (docs/product.md §4.1). */
export default function LanguageDialog({ isOpen, onOpenChange }: LanguageDialogProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<LanguageCode>();
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'language' });
  return (
    <>
      <LanguageModal
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        languages={languages.map((language) => ({
          ...language,
          translatedName: names.of(language.code) ?? language.name,
        }))}
        current={currentLanguage()}
        onChoose={(code) => {
          if (!isOffered(code)) return;
          if (hasUnsaved() && directionOf(code) !== directionOf(currentLanguage())) setAsked(code);
          else void choose(code);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) setAsked(undefined);
        }}
        title={t`Change the language and reload the page?`}
        confirmLabel={t`Change and reload`}
        onConfirm={() => (asked ? choose(asked) : undefined)}
      >
        {t`The page is read from the other side in this language and has to be reloaded. What you typed and did not save is kept as a draft.`}
      </ConfirmDialog>
    </>
  );
}
