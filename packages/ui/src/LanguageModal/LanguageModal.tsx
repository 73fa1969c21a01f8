import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Dialog } from '../Dialog/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './LanguageModal.css.ts';

export interface OfferedLanguage {
  /** BCP 47. */
  readonly code: string;
  /** In its own words: "Español (España)". */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** In the page's language, below its own name. */
  readonly translatedName?: string;
}

export interface LanguageModalProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly languages: readonly OfferedLanguage[];
  readonly current: string;
  /** The dialog closes at once. */
  readonly onChoose: (code: string) => void;
}

/** Languages by their own names, so that everybody finds theirs whatever the page speaks now. */
export function LanguageModal({ isOpen, onOpenChange, languages, current, onChoose }: LanguageModalProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Language`} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable size="sm">
      <ListBox
        aria-label={t`Language`}
        className={css.list}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[current]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is its list; the present language is where one starts
        autoFocus
        onSelectionChange={(keys) => {
          const language = languages.find(({ code }) => keys !== 'all' && keys.has(code));
          if (language && language.code !== current) onChoose(language.code);
          onOpenChange(false);
        }}
      >
        {languages.map(({ code, name, direction, translatedName }) => (
          <ListBoxItem key={code} id={code} textValue={name} className={css.language}>
            <span className={css.names}>
              <span lang={code} dir={direction} className={css.name}>
                {name}
              </span>
              {translatedName !== undefined && translatedName !== name && (
                <span className={css.translated}>{translatedName}</span>
              )}
            </span>
            {code === current && <Icon icon={Check} />}
          </ListBoxItem>
        ))}
      </ListBox>
    </Dialog>
  );
}
