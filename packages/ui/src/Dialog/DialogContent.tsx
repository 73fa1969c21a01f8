import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, type DialogRenderProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { hasContent } from '../Field/parts.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import * as css from './Dialog.css.ts';
import { useFocusAfter } from './useFocusAfter.ts';

export interface DialogContentProps {
  title: string;
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  actions: ReactNode;
  renderActions: ((options: DialogRenderProps) => ReactNode) | undefined;
  kind: 'dialog' | 'alertdialog';
}

/** Title line, scrolling body and foot: the inside that Dialog and Drawer share. */
export function DialogContent({ title, children, actions, renderActions, kind }: DialogContentProps) {
  const { t } = useLingui();
  useFocusAfter();
  return (
    <AriaDialog role={kind} className={css.dialog}>
      {(options) => {
        const foot = renderActions ? renderActions(options) : actions;
        return (
          <>
            <div className={css.header}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {kind === 'dialog' && (
                <PlainIconButton icon={X} label={t`Close`} size="sm" onPress={options.close} />
              )}
            </div>
            <ScrollArea className={css.body}>
              {typeof children === 'function' ? children(options) : children}
            </ScrollArea>
            {hasContent(foot) && <div className={css.footer}>{foot}</div>}
          </>
        );
      }}
    </AriaDialog>
  );
}
