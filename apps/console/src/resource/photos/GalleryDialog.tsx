import { photoCalls } from '@comanda/api/calls';
import type { Image } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import * as css from './photos.css.ts';

export interface GalleryDialogProps {
  readonly onChoose: (image: Image) => void;
  readonly onClose: () => void;
}

/** Asks for one of the company's pictures; a hundred are shown, words find the others. */
export function GalleryDialog({ onChoose, onClose }: GalleryDialogProps) {
  const { t } = useLingui();
  const { id: idCompany } = useCompany();
  const [search, setSearch] = useState('');
  const query = useCallQuery(
    photoCalls.gallery,
    { data: { idCompany, limit: 100, search } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Dialog
      title={t`Choose a picture`}
      size="xl"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Button slot="close">{t`Cancel`}</Button>}
    >
      <div className={css.stack}>
        <SearchBox label={t`Name or code`} value={search} onSearch={setSearch} />
        {query.data ? (
          <PhotoGrid
            label={t`Pictures of the company`}
            photos={query.data.elements}
            onPress={({ image }) => {
              onChoose(image);
              onClose();
            }}
          />
        ) : (
          <QueryState query={query} />
        )}
        {query.data?.total === 0 && (
          <EmptyState
            headingLevel={3}
            title={search === '' ? t`No pictures yet` : t`Nothing found`}
            description={
              search === '' ? t`What you add under Pictures can be chosen here.` : t`Try other words.`
            }
          />
        )}
      </div>
    </Dialog>
  );
}
