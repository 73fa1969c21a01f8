import { directionOf } from '@comanda/machines/language';
import { parseSelection, selectedCompany } from '@comanda/machines/selection';
import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { changeLanguage, currentLanguage, isOffered, LANGUAGE_KEY } from '../app/language.ts';
import { languageName } from '../app/languageName.ts';
import { loadCompanies, selectedCompanyId } from '../app/selection.ts';
import { isSeeing, PREFIX, seenToken } from '../app/storage.ts';
import { toast } from '../app/toast.ts';
import { hasUnsaved } from '../app/unsaved.ts';
import { isOverlaid } from './overlaid.ts';
import { switchCompany } from './switchCompany.ts';

/** What is under way here would suffer from what another tab does. */
const isBusy = (): boolean => hasUnsaved() || isOverlaid();

/** Works in the company that another tab has chosen; a tab with unsaved input, or an open dialog, stays where it is, and says so. */
async function followCompany(router: AnyRouter, chosen: string): Promise<void> {
  const name = (await loadCompanies()).find(({ id }) => id === chosen)?.cName;
  if (name === undefined || chosen === selectedCompanyId()) return;
  if (isBusy()) {
    toast({
      tone: 'warning',
      message: t`Another tab now works in ${name}`,
      detail: hasUnsaved()
        ? t`This one stays in its company, because you have not saved what you typed here.`
        : t`This one stays in its company, because something is open here that you have not finished.`,
    });
    return;
  }
  await switchCompany(router, chosen);
  toast({ tone: 'info', message: t`You now work in ${name}`, detail: t`It was chosen in another tab.` });
}

/** A language that is read from the other side reloads the page: not by itself while something is under way there. */
async function followLanguage(code: string | null): Promise<void> {
  if (!isOffered(code) || code === currentLanguage()) return;
  if (isBusy() && directionOf(code) !== directionOf(currentLanguage())) {
    const name = languageName(code, currentLanguage());
    toast({
      tone: 'warning',
      message: t`Another tab now speaks ${name}`,
      detail: t`This one has to be reloaded for it. What you typed in a form is kept as a draft, except passwords.`,
      action: { label: t`Reload page`, onAction: () => location.reload() },
    });
    return;
  }
  await changeLanguage(code);
}

/** Follows what the person chooses in another tab of this browser (docs/product.md §2.5.3). */
export function followOtherTabs(router: AnyRouter): void {
  // A page that the browser kept is of before a view as somebody else began here, or of that view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSeeing !== (seenToken() !== undefined)) location.reload();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY) void followLanguage(newValue);
    if (key !== `${PREFIX}selection`) return;
    const chosen = selectedCompany(parseSelection(newValue));
    if (chosen !== undefined) void followCompany(router, chosen);
  });
}
