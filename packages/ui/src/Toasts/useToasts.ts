import { useSyncExternalStore } from 'react';
import type { Toast, ToastStore } from './toastStore.ts';

const none: readonly Toast[] = [];
const noToasts = () => none;
export const useToasts = (store: ToastStore): readonly Toast[] =>
  useSyncExternalStore(store.subscribe, store.toasts, noToasts);
