import { type LanguageCode, languages } from '@comanda/machines/language';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { LanguageModal } from '@comanda/ui/LanguageModal';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { currentLanguage, isOffered } from '../app/language.ts';
import { languageName } from '../app/languageName.ts';
import { chooseLanguage, mustAsk } from './chooseLanguage.ts';

export interface LanguageDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The languages that are complete; one of another direction reloads the page and asks before that (docs/product.md §4.1). */
export function LanguageDialog({ isOpen, onOpenChange }: LanguageDialogProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<LanguageCode>();
  return (
    <>
      <LanguageModal
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        languages={languages.map((language) => ({
          ...language,
          translatedName: languageName(language.code, currentLanguage()),
        }))}
        current={currentLanguage()}
        onChoose={(code) => {
          if (!isOffered(code)) return;
          if (mustAsk(code)) setAsked(code);
          else void chooseLanguage(code);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) setAsked(undefined);
        }}
        title={t`Change the language and reload the page?`}
        confirmLabel={t`Change and reload`}
        onConfirm={() => (asked ? chooseLanguage(asked) : undefined)}
      >
        {t`The page is read from the other side in this language and has to be reloaded. What you typed and did not save is kept as a draft, except passwords.`}
      </ConfirmDialog>
    </>
  );
}
