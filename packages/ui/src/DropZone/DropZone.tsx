import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaDropZoneProps,
} from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/index.ts';
import { Field, hasContent, type FieldTexts } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './DropZone.css.ts';
import { FileRow, type TakenFile } from './FileRow.tsx';
import { nothingRefused, sortOut } from './sortOut.ts';
import { useRefusals } from './useRefusals.ts';

export interface DropZoneProps extends FieldTexts {
  /** Dropped, picked or pasted together, of kinds and sizes that are taken, no more than there is room for; never none. */
  onFiles: (files: readonly File[]) => void;
  /** Kinds that are taken: extensions with their dot, or media types (`.csv`, `image/*`). Without it, any. */
  accept?: readonly string[];
  /** Several at once; otherwise one, and a further one takes its place. */
  isMany?: boolean;
  /** Bytes of each. */
  mostBytes?: number;
  /** How many there may be in all. */
  mostFiles?: number;
  /** What the application holds, in its order. */
  files?: readonly TakenFile[];
  onRemove?: (id: string) => void;
  /** Sends one that failed once more. */
  onRetry?: (id: string) => void;
  /** `lg` where it is what a page is for. */
  size?: css.Size;
  /** The application is busy with what it was given, and takes no more. */
  isPending?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Further ways to begin, below the button. */
  children?: ReactNode;
  UNSAFE_className?: string;
}

type Dropped = Parameters<NonNullable<AriaDropZoneProps['onDrop']>>[0]['items'];

/** Takes files by drag, paste and button, refuses with words what does not fit, and shows how far each has come. */
export function DropZone({
  onFiles,
  accept,
  isMany = false,
  mostBytes,
  mostFiles,
  files = [],
  onRemove,
  onRetry,
  size = 'md',
  isPending = false,
  isDisabled = false,
  error,
  children,
  ...texts
}: DropZoneProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState(nothingRefused);
  const [said, setSaid] = useState('');
  const inWords = useRefusals({ accept, mostBytes, mostFiles, isMany });
  const room = isMany && mostFiles !== undefined ? Math.max(mostFiles - files.length, 0) : Infinity;

  // Whose button is gone with its file goes on at the one that took the place.
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const removedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const rows = [...(list.current?.children ?? [])];
    const buttons = rows[Math.min(at, rows.length - 1)]?.querySelectorAll('button');
    (buttons ? [...buttons].at(-1) : choose.current)?.focus();
  });

  const offer = (offered: readonly File[]) => {
    const sorted = sortOut(isMany ? offered : offered.slice(0, 1), { accept, mostBytes, places: room });
    setRefused(sorted.refused);
    if (sorted.files.length === 0) return;
    const added = sorted.files.length;
    setSaid(isMany ? t`Files added: ${added}` : t`File added`);
    onFiles(sorted.files);
  };
  const drop = async (items: Dropped) => {
    const dropped = await Promise.all(
      items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])),
    );
    if (dropped.length > 0) offer(dropped);
    else setSaid(t`There is no file in what was dropped or pasted.`);
  };

  const refusals = inWords(refused);
  const shownError = refusals === '' ? error : refusals;
  const isFull = room === 0;
  return (
    <Field {...texts} isDisabled={isDisabled} {...(hasContent(shownError) && { error: shownError })}>
      <AriaDropZone
        isDisabled={isDisabled || isPending || isFull}
        className={css.zone({ size })}
        aria-label={isMany ? t`Drop or paste files here` : t`Drop or paste a file here`}
        onDrop={({ items }) => void drop(items)}
      >
        {size === 'lg' && (
          <span className={css.mark}>
            <Icon icon={FileUp} size="lg" />
          </span>
        )}
        <div className={css.ways}>
          <FileTrigger
            allowsMultiple={isMany}
            {...(accept && { acceptedFileTypes: accept })}
            onSelect={(chosen) => chosen && chosen.length > 0 && offer([...chosen])}
          >
            <Button
              ref={choose}
              tone={size === 'lg' ? 'accent' : 'neutral'}
              isPending={isPending}
              isDisabled={isDisabled || isFull}
            >
              {isMany ? t`Choose files` : t`Choose file`}
            </Button>
          </FileTrigger>
          <span className={css.hint}>{hintOf()}</span>
        </div>
        {children}
      </AriaDropZone>
      {files.length > 0 && (
        <ul ref={list} className={css.files} aria-label={t`Files taken`}>
          {files.map((file, at) => (
            <li key={file.id} className={css.file}>
              <FileRow
                file={file}
                isDisabled={isDisabled}
                onRetry={onRetry && (() => onRetry(file.id))}
                onRemove={
                  onRemove &&
                  (() => {
                    const { name } = file;
                    removedAt.current = at;
                    setSaid(t`Removed: ${name}`);
                    setRefused(nothingRefused);
                    onRemove(file.id);
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Field>
  );

  function hintOf() {
    if (isFull) return t`There are as many as there can be. Remove one to add another.`;
    return isMany ? t`or drop or paste them here` : t`or drop it here`;
  }
}
