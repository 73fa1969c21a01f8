import { isPublished } from '@comanda/api/kernel';
import { hasImage } from '@comanda/api/pictures';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useLabel } from '../../app/index.ts';
import { isSeeing } from '../../app/storage.ts';
import type { Stored } from '../values/stored.ts';
import { useDraftPart, useForm } from './DraftContext.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { Saving } from './useSaving.ts';

export interface FormNoticeProps {
  readonly saving: Saving;
  /** The form came back with input that was never saved. */
  readonly isRestored: boolean;
  /** The record as it is stored now, as far as the page knows. */
  readonly record: Stored | undefined;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** What concerns the record as a whole: a save that failed, input from before, somebody else's change. */
export function FormNotice({ saving, isRestored, record, onRetry, onDiscard }: FormNoticeProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { resource, draft } = useForm();
  const isDirty = useDraftPart(draft, (state) => state.isDirty);
  const version = useDraftPart(draft, ({ base }) => base.version);
  const isMovedOn = isDirty && version !== undefined && record !== undefined && record.version > version;
  if (saving.kind === 'kept')
    return (
      <Banner
        tone="danger"
        title={t`Not saved; your text is safe`}
        {...(!isSeeing && {
          actions: (
            <Button size="sm" onPress={onRetry}>
              {t`Try again`}
            </Button>
          ),
        })}
      >
        {label(failureMessage(saving.failure))}
        <Refusal failure={saving.failure} />
      </Banner>
    );
  if (record?.['status'] === 'D')
    return (
      <Banner tone="warning" title={t`This record is deleted`}>
        {isPublished(resource) && t`It can be brought back by discarding the deletion under Changes.`}
      </Banner>
    );
  if (isMovedOn)
    return (
      <Banner tone="warning" title={t`Somebody else has changed this record in the meantime`}>
        {t`When you save, you choose for each field whose value to keep.`}
      </Banner>
    );
  if (isRestored && isDirty) return <RestoredNotice hasPictures={hasImage(resource)} onDiscard={onDiscard} />;
  return null;
}
