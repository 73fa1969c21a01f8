import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { Field, hasContent, type FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './FileDrop.css.ts';

export interface FileDropProps extends Omit<FieldTexts, 'labelEnd'> {
  /** Dropped, picked or pasted, and not larger than `mostBytes`. What is in it is the application's to judge. */
  onFile: (file: File) => void;
  /** Kinds that the file dialogue offers: extensions with their dot, or media types. Dropping takes any file. */
  accept?: readonly string[];
  mostBytes?: number;
  /** The application is sending a file. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** Further ways to begin, below the button. */
  children?: ReactNode;
}

/** The place that a page waits at for one file. */
export function FileDrop({
  onFile,
  accept,
  mostBytes,
  isPending = false,
  isDisabled = false,
  error,
  children,
  ...texts
}: FileDropProps) {
  const { t, i18n } = useLingui();
  const [isTooLarge, setTooLarge] = useState(false);
  const offer = (file: File) => {
    const isRefused = mostBytes !== undefined && file.size > mostBytes;
    setTooLarge(isRefused);
    if (!isRefused) onFile(file);
  };
  const most = i18n.number((mostBytes ?? 0) / 1024 / 1024, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const shownError = isTooLarge ? t`This file is larger than ${most}. Take a smaller one.` : error;
  return (
    <Field {...texts} isDisabled={isDisabled} {...(hasContent(shownError) && { error: shownError })}>
      <DropZone
        isDisabled={isDisabled || isPending}
        className={css.zone}
        aria-label={t`Drop or paste a file here`}
        onDrop={(event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped?.kind === 'file') void dropped.getFile().then(offer);
        }}
      >
        <span className={css.mark}>
          <Icon icon={FileUp} size="lg" />
        </span>
        <div className={css.ways}>
          <FileTrigger
            {...(accept && { acceptedFileTypes: accept })}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) offer(file);
            }}
          >
            <Button tone="accent" isPending={isPending} isDisabled={isDisabled}>
              {t`Choose file`}
            </Button>
          </FileTrigger>
          <span className={css.hint}>{t`or drop it here`}</span>
        </div>
        {children}
      </DropZone>
    </Field>
  );
}
