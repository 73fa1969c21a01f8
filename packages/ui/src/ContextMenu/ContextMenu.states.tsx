import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { Menu, MenuItem, MenuSeparator, SubmenuTrigger } from '../Menu/index.ts';
import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import type { ContextMenuProps } from './index.ts';

const actions = (
  <>
    <MenuItem id="edit" icon={Pencil} shortcut="E">
      Edit
    </MenuItem>
    <MenuItem id="duplicate" icon={Copy}>
      Duplicate
    </MenuItem>
    <SubmenuTrigger>
      <MenuItem id="move">Move to</MenuItem>
      <Menu label="Move to">
        <MenuItem id="terrace">Terrace</MenuItem>
        <MenuItem id="bar">Bar</MenuItem>
      </Menu>
    </SubmenuTrigger>
    <MenuSeparator />
    <MenuItem id="delete" icon={Trash2} tone="danger">
      Delete
    </MenuItem>
  </>
);

const table = <Card title="Table 4">Four guests, since 21:10.</Card>;
const long = 'Move everything that is on this table to another one, with its guests and its notes '.repeat(2);

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  tabStop: { label: 'Table 4', actions, children: table, isTabStop: true },
  around: {
    label: 'Table 4',
    actions,
    children: (
      <Card title="Table 4">
        <Link href="#table-4">Open the order</Link>
        <TextField label="Note" />
      </Card>
    ),
  },
  disabled: { label: 'Table 4', actions, children: table, isDisabled: true },
  long: {
    label: 'Table 4',
    isTabStop: true,
    children: table,
    actions: (
      <>
        <MenuItem id="long" description={long}>
          {long}
        </MenuItem>
        <MenuItem id="word" description={bad.malformed}>
          {bad.word}
        </MenuItem>
        <MenuItem id="arabic">نقل إلى Terrace 2</MenuItem>
      </>
    ),
  },
} satisfies Record<string, ContextMenuProps>;
