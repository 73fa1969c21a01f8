import type { ReactNode } from 'react';
import { DropZone } from '../DropZone/index.ts';
import type { FieldTexts } from '../Field/index.ts';

export interface FileDropProps extends Omit<FieldTexts, 'labelEnd'> {
  /** Dropped, picked or pasted, of a kind that is taken and not larger than `mostBytes`. What is in it is the application's to judge. */
  onFile: (file: File) => void;
  /** Kinds that are taken: extensions with their dot, or media types. */
  accept?: readonly string[];
  mostBytes?: number;
  /** The application is sending a file. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** Further ways to begin, below the button. */
  children?: ReactNode;
  UNSAFE_className?: string;
}

/** The place that a page waits at for one file: a DropZone that keeps no list. */
export function FileDrop({ onFile, ...zone }: FileDropProps) {
  return (
    <DropZone
      {...zone}
      size="lg"
      onFiles={([file]) => {
        if (file) onFile(file);
      }}
    />
  );
}
