import { photoCalls } from '@comanda/api/calls';
import { photo } from '@comanda/api/areas/system/photo';
import { f } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { IconButton } from '@comanda/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { Pagination } from '@comanda/ui/Pagination';
import { Switch } from '@comanda/ui/Switch';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, ImagePlus, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import {
  failureMessage,
  toast,
  useAllowed,
  useCallMutation,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { lazyPart } from '../../lazyPart.ts';
import { recordHref } from '../../resource/addresses.ts';
import { callsOf } from '../../resource/calls.ts';
import { limitsOf } from '../../resource/limits.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { PhotoGrid } from '../../resource/photos/PhotoGrid.tsx';
import { idsIn } from '../documents/ticketFilter.ts';
import * as css from '../../list/list.css.ts';
import { useListState } from '../../list/listState.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { refreshed } from './refreshed.ts';

const AddPhotosDialog = lazyPart(async () => (await import('./AddPhotosDialog.tsx')).AddPhotosDialog);
const categories = f.ref('CAT');
const tags = f.ref('TAG');
const parameters = ['search', 'category', 'tag', 'unused'] as const;

/** `/settings/photos`: the pictures of the company, where each is used, and those that nothing shows (docs/product.md §8.43). */
export function PhotosPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { names } = useFormat();
  const { id: idCompany } = useCompany();
  const navigate = useNavigate();
  const mayAdd = useAllowed('ALLOW_COMPANY_PHOTO_CREATE');
  const mayDelete = useAllowed('ALLOW_COMPANY_PHOTO_DELETE');
  const [asks, setAsks] = useState<'add' | 'delete'>();
  const { address, onStateChange, narrowing, narrow } = useListState([], [], parameters);
  const { search = '', category = '', tag = '', unused = '' } = narrowing;
  const idCategories = idsIn(category);
  const idTags = idsIn(tag);
  const query = useCallQuery(
    photoCalls.gallery,
    {
      data: {
        idCompany,
        limit: address.size,
        offset: (address.page - 1) * address.size,
        search,
        idCategories: [...idCategories],
        idTags: [...idTags],
        unused: unused !== '',
      },
    },
    { placeholderData: keepPreviousData },
  );
  const { mutate } = useCallMutation(callsOf(photo).removeMany, { refreshes: refreshed });
  const found = query.data?.elements ?? [];
  const total = query.data?.total ?? 0;
  const isNarrowed = Object.keys(narrowing).length > 0;
  const unusedHere = found.filter(({ uses }) => uses === 0);
  const open = (id: string): void => void navigate({ to: recordHref(photo, id, 'show') });
  const remove = async (): Promise<boolean> => {
    const result = await mutate({ data: unusedHere.map(({ id }) => id) });
    if (!result.ok) {
      toast({ tone: 'danger', message: label(failureMessage(result.failure)) });
      return false;
    }
    const count = unusedHere.length;
    toast({
      tone: 'success',
      message: plural(count, { one: '# picture deleted', other: '# pictures deleted' }),
    });
    return true;
  };
  const add = mayAdd && (
    <Button tone="accent" iconStart={ImagePlus} onPress={() => setAsks('add')}>{t`Add pictures`}</Button>
  );
  return (
    <div className={css.page}>
      <PageHead
        title={t`Pictures`}
        description={t`Pictures of the company, and where each of them is used.`}
        actions={
          <>
            <Limits actions={limitsOf(photo)} />
            <MenuTrigger>
              <IconButton icon={Ellipsis} label={t`More`} variant="soft" />
              <Menu placement="bottom end">
                <MenuItem id="list" icon={Table2} href={photo.route}>{t`As a list`}</MenuItem>
                {mayDelete && unusedHere.length > 0 && (
                  <MenuItem id="unused" icon={Trash2} tone="danger" onAction={() => setAsks('delete')}>
                    {t`Delete unused`}
                  </MenuItem>
                )}
              </Menu>
            </MenuTrigger>
            {add}
          </>
        }
      />
      <NarrowingLine
        search={
          <SearchBox label={t`Name or code`} value={search} onSearch={(words) => narrow('search', words)} />
        }
        held={[category, tag, unused].filter((value) => value !== '').length}
        total={total}
      >
        <ReferenceFacet
          field={categories}
          label={t`Category`}
          value={idCategories}
          onChange={(ids) => narrow('category', ids.join('~'))}
        />
        <ReferenceFacet
          field={tags}
          label={t`Tags`}
          value={idTags}
          onChange={(ids) => narrow('tag', ids.join('~'))}
        />
        <Switch
          label={t`Unused only`}
          isSelected={unused !== ''}
          onChange={(isOn) => narrow('unused', isOn ? 'yes' : '')}
        />
      </NarrowingLine>
      {query.data ? (
        <PhotoGrid label={t`Pictures`} photos={found} onPress={({ id }) => open(id)} />
      ) : (
        <QueryState query={query} />
      )}
      {query.data && total === 0 && (
        <EmptyState
          headingLevel={2}
          title={isNarrowed ? t`Nothing found` : t`No pictures yet`}
          description={
            isNarrowed
              ? t`Try other words or take a filter out.`
              : t`Add the pictures of your dishes, stores and screens once, and choose them wherever they are shown.`
          }
          action={!isNarrowed && add}
        />
      )}
      {total > address.size && (
        <Pagination
          page={address.page}
          pageSize={address.size}
          total={total}
          onPageChange={(page) => onStateChange({ page })}
          onPageSizeChange={(pageSize) => onStateChange({ pageSize })}
        />
      )}
      {asks === 'add' && <AddPhotosDialog onClose={() => setAsks(undefined)} />}
      {asks === 'delete' && (
        <ConfirmDialog
          title={t`Delete the unused pictures of this page?`}
          confirmLabel={t`Delete`}
          tone="danger"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsks(undefined);
          }}
          items={unusedHere.map(({ id, names: texts, code }) => ({
            id,
            label: names(texts) || code,
            detail: code,
          }))}
          onConfirm={remove}
        >
          {t`Nothing shows them. They are gone for good.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
