import type { Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAllowed, useLabel } from '../../app/index.ts';
import { NO_VIEW } from '../list/listState.ts';
import { listHref } from '../list/listUrl.ts';
import type { ListView } from '../list/useListState.ts';
import { useGo } from '../useGo.ts';
import type { ViewDialog } from './dialog.ts';
import { useViews } from './useViews.ts';
import { useWrites } from './useWrites.ts';
import { ViewActions } from './ViewActions.tsx';
import * as css from './views.css.ts';
import { isSame, isWhole, listStateOf, plainHref } from './viewState.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { lazyPart } from '../../lazyPart.ts';

const Dialogs = lazyPart(async () => (await import('./ViewDialogs.tsx')).ViewDialogs);

export interface ViewsProps {
  readonly resource: Resource;
  readonly list: ListView;
}

/** Saved views above a list: an address with a name each (docs/product.md §6.5). */
export function Views({ resource, list }: ViewsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const go = useGo();
  const { state, preferences } = list;
  const views = useViews(resource, list);
  const [dialog, setDialog] = useState<ViewDialog>();
  const canAsk = Dialogs.useLoaded(dialog !== undefined);
  const mayShare = useAllowed(actionOf(resource, 'EDIT'));
  const writes = useWrites(views, list, mayShare, setDialog);
  const current = views.views?.find(({ id }) => id === state.view);
  const saved = current && listStateOf(resource, current);

  // What was pressed may be gone when it is done: the focus goes on at the view in hand, or at what may be done.
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!hadFocus.current || !isLost) return;
    hadFocus.current = false;
    const marks = ['[data-here]', 'button'].flatMap((kind) => [
      ...(bar.current?.querySelectorAll<HTMLElement>(kind) ?? []),
    ]);
    marks.find((mark) => mark.offsetParent !== null)?.focus();
  });

  if (!views.views) return null;
  const plain = plainHref(resource, preferences, views.idDefault !== null);
  const title = label(pluralOf(resource.code));
  const whole = current === undefined || isWhole(resource, current);
  return (
    <div ref={bar} className={css.place} onFocus={() => (hadFocus.current = true)} onBlur={forgetFocus}>
      <div className={css.bar}>
        {/* Without a view there is nothing to choose from. */}
        {views.views.length > 0 && (
          <ViewTabs
            label={t`Views of ${title}`}
            views={views.views}
            current={current}
            hrefOf={(view) => listHref(resource, listStateOf(resource, view))}
            plain={{ href: plain, isHere: state.view === undefined || state.view === NO_VIEW }}
          />
        )}
        <ViewActions
          current={current}
          isChanged={saved !== undefined && !isSame(resource, state, saved)}
          isWhole={whole}
          isDefault={current !== undefined && current.id === views.idDefault}
          count={views.views.length}
          mayChange={current !== undefined && (current.own || writes.mayShare)}
          onSave={() => current && void writes.overwrite(current)}
          onReset={() => saved && go(listHref(resource, saved))}
          onDefault={(isDefault) => {
            // A plain address may have led here and is about to mean something else.
            go(listHref(resource, state), { replace: true });
            void writes.setDefault(isDefault && current ? current.id : null);
          }}
          onDialog={(kind) =>
            setDialog(kind === 'new' || kind === 'arrange' ? { kind } : current && { kind, view: current })
          }
        />
      </div>
      {!whole && <Badge tone="warning" icon={TriangleAlert}>{t`Parts of it cannot be shown`}</Badge>}
      {canAsk && dialog && (
        <Dialogs
          dialog={dialog}
          views={views}
          writes={writes}
          onClose={() => setDialog(undefined)}
          onMade={(view) => go(listHref(resource, listStateOf(resource, view)))}
          onRemoved={() => go(plain)}
        />
      )}
    </div>
  );

  /** The focus went somewhere else by the person's will; a control that vanishes tells nobody. */
  function forgetFocus(event: { readonly relatedTarget: EventTarget | null }): void {
    if (event.relatedTarget !== null) hadFocus.current = false;
  }
}
