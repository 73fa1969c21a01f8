import { pages } from '@comanda/api/pages';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { forget, readStored } from '../app/storage.ts';
import { toast } from '../app/toast.ts';

type Go = (href: string) => void;

/** Messages that a page leaves for the next one, by their keys (docs/product.md §5.4, §2.4.3). */
const tells: Readonly<Record<string, (go: Go) => void>> = {
  not_access_this_page: (go) => {
    const page = readStored('refused') ?? '';
    forget('refused');
    toast({
      tone: 'danger',
      message: i18n._(msg`You do not have access to that page.`),
      action: {
        label: i18n._(msg`Why?`),
        onAction: () => go(`${pages.notAuthorized.path}?page=${encodeURIComponent(page)}`),
      },
    });
  },
  seen_ended: () => {
    toast({
      tone: 'warning',
      message: i18n._(msg`You see this as yourself again.`),
      detail: i18n._(msg`Your permissions or theirs have changed, so you no longer see the company as them.`),
    });
  },
  local_data_cleared: () => {
    toast({
      tone: 'info',
      message: i18n._(msg`What this browser kept has been cleared. You are still signed in.`),
    });
  },
};

/** Shows the message that a page left, with the way to what it is about. */
export const tellStored = (key: string, go: Go): void => tells[key]?.(go);
