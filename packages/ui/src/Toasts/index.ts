export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  createToastStore,
  systemClock,
  toastStore,
  TOAST_TIMEOUT,
  type Toast,
  type ToastAction,
  type ToastClock,
  type ToastContent,
  type ToastStore,
  type ToastTone,
} from './toastStore.ts';
