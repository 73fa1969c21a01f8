import { Copy, Download, Eraser, Pencil, Trash2 } from 'lucide-react';
import { bad } from '../values/bad.ts';
import { MenuItem, MenuSection, MenuSeparator } from './index.ts';

/** The states that stories, accessibility and contrast checks run on: each the content of one menu. */
export const states = {
  actions: (
    <>
      <MenuItem id="edit" icon={Pencil} shortcut="E">
        Edit
      </MenuItem>
      <MenuItem id="duplicate" icon={Copy}>
        Duplicate
      </MenuItem>
      <MenuItem id="export" icon={Download} isDisabled>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="delete" icon={Trash2} tone="danger">
        Delete
      </MenuItem>
      <MenuItem id="erase" icon={Eraser} tone="danger" isDisabled>
        Erase its history
      </MenuItem>
    </>
  ),
  described: (
    <>
      <MenuItem id="copy" description="A new code is asked for">
        Duplicate
      </MenuItem>
      <MenuItem id="all" description="With every store and its schedule">
        Duplicate with stores
      </MenuItem>
    </>
  ),
  sections: (
    <>
      <MenuSection
        title="Density"
        selectionMode="single"
        defaultSelectedKeys={['comfortable']}
        disallowEmptySelection
      >
        <MenuItem id="comfortable">Comfortable</MenuItem>
        <MenuItem id="compact">Compact</MenuItem>
      </MenuSection>
      <MenuSection title="Columns" selectionMode="multiple" defaultSelectedKeys={['code', 'name']}>
        <MenuItem id="code">Code</MenuItem>
        <MenuItem id="name">Name</MenuItem>
        <MenuItem id="status">Status</MenuItem>
      </MenuSection>
    </>
  ),
  links: (
    <>
      <MenuItem id="profile" href="#profile">
        Profile
      </MenuItem>
      <MenuItem id="help" href="#help">
        Help
      </MenuItem>
    </>
  ),
  bad: (
    <>
      <MenuItem id="word" description={bad.word} shortcut="E">
        {bad.word}
      </MenuItem>
      <MenuItem id="mixed" description={bad.malformed}>
        {bad.mixed}
      </MenuItem>
    </>
  ),
};
