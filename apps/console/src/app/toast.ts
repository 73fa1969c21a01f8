import { type ToastContent, toastStore } from '@comanda/ui/Toasts';

/** Shows a message at the bottom, and keeps it for the notification panel (docs/product.md §3.4). */
export const toast = (content: ToastContent): string => toastStore.add(content);
