export { ToastList, type ToastListProps } from './ToastList.tsx';
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
export { ToastVoice, type ToastVoiceProps } from './ToastVoice.tsx';
