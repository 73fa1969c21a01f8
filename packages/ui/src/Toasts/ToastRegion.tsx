import { ToastList, type ToastListProps } from './ToastList.tsx';
import { ToastVoice } from './ToastVoice.tsx';

export type ToastRegionProps = ToastListProps;

/** Shows the toasts of a store and reads them aloud, once in an app. Where the list comes later: ToastVoice and ToastList. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <ToastVoice {...props}>
      <ToastList {...props} />
    </ToastVoice>
  );
}
