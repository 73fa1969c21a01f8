import { areaOf } from '@comanda/api/areas';
import { type RecordNode, treeCalls } from '@comanda/api/calls';
import type { Resource, Tree as Shape } from '@comanda/api/kernel';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { Banner } from '@comanda/ui/Banner';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { moveNodes, Tree, type TreeMove, type TreeNode } from '@comanda/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { Folder, Plus, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import {
  client,
  refresh,
  toast,
  useActions,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { tellFailure } from '../../app/tellFailure.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { newHref, recordHref } from '../addresses.ts';
import { refreshedBy } from '../calls.ts';
import { limitsOf } from '../limits.ts';
import * as css from '../page.css.ts';
import { useGo } from '../useGo.ts';
import { nodesOf, type Place, placesAfter } from './nodes.ts';

export interface TreePageProps {
  readonly resource: Resource;
}

/** Records of an area with what stands within them, put in order by hand (docs/product.md §7.17). */
export function TreePage({ resource }: TreePageProps) {
  return resource.tree ? <Page resource={resource} shape={resource.tree} /> : null;
}

function Page({ resource, shape }: TreePageProps & { readonly shape: Shape }) {
  const { t } = useLingui();
  const label = useLabel();
  const actions = useActions();
  const { id: idCompany } = useCompany();
  const inner = areaOf(shape.of);
  const query = useCallQuery(treeCalls.read, { data: { idCompany, entity: resource.code } });
  const making = [resource, ...(inner ? [inner] : [])].filter((area) =>
    actions.has(actionOf(area, 'CREATE')),
  );
  return (
    <div className={css.page}>
      <PageHead
        title={label(pluralOf(resource.code))}
        description={t`In the order in which the tills show them, once published.`}
        actions={
          <>
            <Limits actions={limitsOf(resource)} />
            <LinkButton href={resource.route} iconStart={Table2}>
              {t`As a list`}
            </LinkButton>
            {making.map((area, nth) => (
              <LinkButton
                key={area.code}
                href={newHref(area)}
                iconStart={Plus}
                {...(nth === 0 && { tone: 'accent' })}
              >
                {label(nameOf(area.code))}
              </LinkButton>
            ))}
          </>
        }
      />
      {query.data ? (
        <Records resource={resource} records={query.data.elements} />
      ) : (
        <QueryState query={query} />
      )}
    </div>
  );
}

interface RecordsProps {
  readonly resource: Resource;
  readonly records: readonly RecordNode[];
}
function Records({ resource, records }: RecordsProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const go = useGo();
  const { names } = useFormat();
  const actions = useActions();
  const { id: idCompany } = useCompany();
  const counted = label(pluralOf(resource.tree?.counts ?? '')).toLocaleLowerCase(i18n.locale);
  const [moved, setMoved] = useState<readonly TreeNode[]>();
  const stored = useMemo(
    () =>
      nodesOf(records, ({ id, entity, code, names: called, count, status }) => ({
        id,
        label: names(called) || code,
        ...(entity === resource.code && { icon: Folder }),
        end: [
          ...(status === 'I' ? [label({ id: 'status.I' })] : []),
          ...(count === null ? [] : [`${i18n.number(count)} ${counted}`]),
        ].join(' · '),
      })),
    [records, resource, names, label, i18n, counted],
  );
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  const areaOfRecord = (id: string) => areaOf(byId.get(id)?.entity ?? '');
  const mayMove = records.some(({ entity }) => {
    const area = areaOf(entity);
    return area !== undefined && actions.has(actionOf(area, 'EDIT'));
  });

  const write = async (places: readonly Place[]): Promise<void> => {
    for (const place of places) {
      const record = byId.get(place.id);
      if (!record) continue;
      const { entity, version } = record;
      const result = await client.call(treeCalls.move, {
        data: { idCompany, entity, version, ...place },
        key: crypto.randomUUID(),
      });
      if (!result.ok) {
        tellFailure(result.failure, t`Not moved`);
        break;
      }
    }
    const inner = areaOf(resource.tree?.of ?? '');
    await refresh('tree.read', ...refreshedBy(resource), ...(inner ? refreshedBy(inner) : []));
    setMoved(undefined);
  };
  const move = (asked: TreeMove): void => {
    const next = moveNodes(stored, asked);
    if (next === stored) return;
    const places = placesAfter(stored, next, asked);
    if (!places) {
      toast({ tone: 'info', message: t`It cannot go there. Nothing was moved.` });
      return;
    }
    setMoved(next);
    void write(places);
  };
  return (
    <>
      {mayMove && stored.length > 1 && (
        <Banner tone="info">
          {t`Drag a row by its handle. By the keyboard: press the handle, walk with the arrow keys, Enter puts it down.`}
        </Banner>
      )}
      <Card>
        <Tree
          label={label(pluralOf(resource.code))}
          items={moved ?? stored}
          defaultExpanded={stored.map(({ id }) => id)}
          onAction={(id) => {
            const area = areaOfRecord(id);
            if (area) go(recordHref(area, id, 'show'));
          }}
          {...(mayMove && { onMove: move })}
          empty={t`Nothing here yet`}
        />
      </Card>
    </>
  );
}
