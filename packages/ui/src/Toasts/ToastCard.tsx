import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { Toast, ToastTone } from './toastStore.ts';
import * as css from './Toasts.css.ts';

const icons: Record<ToastTone, IconSource> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { action, count } = toast;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its controls
    <li
      className={css.toast}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <span className={css.mark({ tone: toast.tone })}>
        <Icon icon={icons[toast.tone]} />
      </span>
      <div className={css.text}>
        <div className={css.message}>
          <span>{toast.message}</span>
          {count > 1 && (
            <Badge label={t`${plural(count, { one: '# time', other: '# times' })}`}>
              ×{i18n.number(count)}
            </Badge>
          )}
        </div>
        {toast.detail !== undefined && <p className={css.detail}>{toast.detail}</p>}
      </div>
      <div className={css.controls}>
        {action && (
          <Button
            size="sm"
            variant="ghost"
            tone="accent"
            onPress={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
        <PlainIconButton size="sm" icon={X} label={t`Close message`} onPress={onClose} />
      </div>
    </li>
  );
}
