import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { toastStore, type ToastStore } from './toastStore.ts';
import * as css from './Toasts.css.ts';
import { useToasts } from './useToasts.ts';

export interface ToastListProps {
  /** Default: the page's own store. */
  store?: ToastStore;
}

/** Why the clocks stand still. */
type HoldReason = 'pointer' | 'focus' | 'tab';

/**
 * Shows the toasts of a store at the bottom centre, within a ToastVoice.
 * Time stands still while a pointer or focus is on them and while the tab is hidden (WCAG 2.2.1).
 */
export function ToastList({ store = toastStore }: ToastListProps) {
  const toasts = useToasts(store);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [reasons] = useState(() => new Set<HoldReason>());
  const hold = useCallback(
    (reason: HoldReason, isOn: boolean) => {
      if (isOn) reasons.add(reason);
      else reasons.delete(reason);
      if (reasons.size > 0) store.pause();
      else store.resume();
    },
    [reasons, store],
  );

  useEffect(() => {
    const onVisibility = () => hold('tab', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [hold]);

  // A toast that goes takes its pointer and focus with it, and tells nobody.
  useEffect(() => {
    if (toasts.length > 0) return;
    hold('pointer', false);
    hold('focus', false);
  }, [hold, toasts.length]);

  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !list.current?.contains(from)) cameFrom.current = from;
    hold('focus', true);
  };

  /** Focus must not fall to the page's start: to the next toast, else back to where the person was. */
  const close = (id: string) => {
    const cards = [...(list.current?.children ?? [])];
    const index = toasts.findIndex((toast) => toast.id === id);
    if (cards[index]?.contains(document.activeElement)) {
      const next = cards[index + 1] ?? cards[index - 1];
      if (next instanceof HTMLElement) next.focus();
      else cameFrom.current?.focus();
    }
    store.close(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody reads
    <ol
      ref={list}
      className={css.region}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </ol>
  );
}
