import { Copy, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import type { ToolbarProps } from './index.ts';

const children = (
  <>
    <IconButton icon={Pencil} label="Edit" />
    <IconButton icon={Copy} label="Duplicate" />
    <IconButton icon={Trash2} label="Delete" tone="danger" />
  </>
);

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  horizontal: { label: 'Record', children },
  vertical: { label: 'Record', children, orientation: 'vertical' },
} satisfies Record<string, ToolbarProps>;
