import { useLingui } from '@lingui/react/macro';
import { CircleCheck, File as FileMark, RotateCw, X } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { ErrorText } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as css from './DropZone.css.ts';
import { useBytes } from './useBytes.ts';

/** A file that was taken, and how far the application has come with it. */
export type TakenFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number;
} & (
  | { readonly kind: 'waiting' }
  /** `part` from 0 to 1; left out while it is not known. */
  | { readonly kind: 'sending'; readonly part?: number }
  | { readonly kind: 'done' }
  /** What happened, what is safe, what to do. */
  | { readonly kind: 'failed'; readonly reason: string }
);

export interface FileRowProps {
  readonly file: TakenFile;
  readonly isDisabled: boolean;
  readonly onRemove: (() => void) | undefined;
  readonly onRetry: (() => void) | undefined;
}

export function FileRow({ file, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { t } = useLingui();
  const inBytes = useBytes();
  const { name } = file;
  return (
    <>
      <span className={css.fileMark}>
        <Icon icon={FileMark} />
      </span>
      <div className={css.words}>
        <div className={css.nameLine}>
          <span className={css.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.detail}>
            {file.bytes !== undefined && inBytes(file.bytes)}
            {file.kind === 'waiting' && <span>{t`Waiting`}</span>}
            {file.kind === 'done' && <Icon icon={CircleCheck} label={t`Sent`} />}
          </span>
        </div>
        {file.kind === 'sending' && (
          <ProgressBar
            label={t`Sending ${name}`}
            isLabelHidden
            {...(file.part !== undefined && { value: file.part * 100 })}
          />
        )}
        {file.kind === 'failed' && (
          <div className={css.failure}>
            <span role="alert" className={css.reason}>
              <ErrorText>{file.reason}</ErrorText>
            </span>
            {onRetry && (
              <Button
                size="sm"
                iconStart={RotateCw}
                isDisabled={isDisabled}
                aria-label={t`Try again: ${name}`}
                onPress={onRetry}
              >
                {t`Try again`}
              </Button>
            )}
          </div>
        )}
      </div>
      {onRemove && (
        <PlainIconButton
          icon={X}
          size="sm"
          label={t`Remove ${name}`}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      )}
    </>
  );
}
