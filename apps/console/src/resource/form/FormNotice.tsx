import { hasImage } from '@comanda/api/pictures';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage, useLabel } from '../../app/index.ts';
import { isSeeing } from '../../app/storage.ts';
import type { Stored } from '../values/stored.ts';
import { useDraftPart, useForm } from './DraftContext.tsx';
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
  const [isTold, setTold] = useState(false);
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
      </Banner>
    );
  if (record?.['status'] === 'D')
    return (
      <Banner tone="warning" title={t`This record is deleted`}>
        {t`It can be brought back by discarding the deletion under Changes.`}
      </Banner>
    );
  if (isMovedOn)
    return (
      <Banner tone="warning" title={t`Somebody else changed this record meanwhile`}>
        {t`When you save, you choose field by field whose value stays.`}
      </Banner>
    );
  if (isRestored && isDirty && !isTold)
    return (
      <Banner
        tone="info"
        title={t`Your unsaved input is back`}
        onDismiss={() => setTold(true)}
        actions={
          <Button size="sm" onPress={onDiscard}>
            {t`Discard it`}
          </Button>
        }
      >
        {hasImage(resource)
          ? t`It was kept from your last visit to this form. A picture has to be chosen again.`
          : t`It was kept from your last visit to this form.`}
      </Banner>
    );
  return null;
}
