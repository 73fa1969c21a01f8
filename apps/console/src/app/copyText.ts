import { t } from '@lingui/core/macro';
import { toast } from './toast.ts';

/** Puts a text where other programs find it, and says whether it is there. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', message: t`Copied` });
  } catch {
    // A browser may forbid it; what is on the page can be marked all the same.
    toast({ tone: 'danger', message: t`The browser does not allow copying. Select the text instead.` });
  }
}
