import type { Image } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useAllowed } from '../../../app/index.ts';
import { lazyPart } from '../../../lazyPart.ts';

const GalleryDialog = lazyPart(
  async () => (await import('../../photos/GalleryDialog.tsx')).GalleryDialog,
  'resource/photos',
);

/** The way to a picture that the company has already, for who may see those. */
export function FromGallery({ onChoose }: { readonly onChoose: (image: Image) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!useAllowed('ALLOW_COMPANY_PHOTO_ACCESS')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        iconStart={Images}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t`From the gallery`}
      </Button>
      {isOpen && <GalleryDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
