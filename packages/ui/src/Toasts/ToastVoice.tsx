import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { toastStore, type Toast, type ToastStore } from './toastStore.ts';
import { useToasts } from './useToasts.ts';

export interface ToastVoiceProps {
  /** Default: the page's own store. */
  store?: ToastStore;
  /** The ToastList, whose code may come later. */
  children: ReactNode;
}

/**
 * Reads the toasts of a store aloud, once in an app: a live region that came with its toasts would say nothing. Time stands
 * still until the list that shows them is there.
 */
export function ToastVoice({ store = toastStore, children }: ToastVoiceProps) {
  const { t } = useLingui();
  // The list lets it run on, in an effect of its own.
  useLayoutEffect(() => store.pause(), [store]);
  return (
    <section aria-label={t`Messages`} data-react-aria-top-layer="true">
      {children}
      <Announcer toasts={useToasts(store)} />
    </section>
  );
}

const say = (toast: Toast) => (
  <p key={toast.id}>{[toast.message.replace(/\.$/, ''), toast.detail].filter(Boolean).join('. ')}</p>
);

/** Reads each toast aloud once: entries are only ever added while it is open, a higher count changes none. */
function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <VisuallyHidden>
      <div role="log" aria-live="assertive" aria-relevant="additions">
        {toasts.filter((toast) => toast.tone === 'danger').map(say)}
      </div>
      <div role="log" aria-live="polite" aria-relevant="additions">
        {toasts.filter((toast) => toast.tone !== 'danger').map(say)}
      </div>
    </VisuallyHidden>
  );
}
