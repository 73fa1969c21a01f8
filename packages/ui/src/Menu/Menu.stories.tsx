import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from './index.ts';
import { states } from './Menu.states.tsx';
import { inWindow } from '../values/inWindow.ts';

interface OpenMenuProps {
  content: ReactNode;
  isOpen: boolean;
  onAction: (id: unknown) => void;
}

function MenuAtButton({ content, isOpen, onAction }: OpenMenuProps) {
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button>More</Button>
      <Menu onAction={(id) => onAction(id)}>{content}</Menu>
    </MenuTrigger>
  );
}

const meta = {
  title: 'Actions/Menu',
  component: MenuAtButton,
  tags: ['!autodocs'],
  parameters: inWindow,
  args: { isOpen: true, onAction: fn() },
} satisfies Meta<typeof MenuAtButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = { args: { content: states.actions } };

/** By the keys of its pattern. */
export const Closed: Story = {
  args: { content: states.actions, isOpen: false },
  parameters: { apg: 'menu-button' },
};

export const Described: Story = { args: { content: states.described } };
export const Sections: Story = { args: { content: states.sections } };
export const Links: Story = { args: { content: states.links } };

export const WithSubmenu: Story = {
  parameters: { apg: 'submenu' },
  args: {
    content: (
      <>
        <MenuItem id="open">Open</MenuItem>
        <SubmenuTrigger>
          <MenuItem id="move">Move to</MenuItem>
          <Menu label="Move to">
            <MenuItem id="drinks">Drinks</MenuItem>
            <MenuItem id="desserts">Desserts</MenuItem>
          </Menu>
        </SubmenuTrigger>
      </>
    ),
  },
};

/** The keys of the APG menu button: open by arrow, walk, skip the disabled item, type ahead, act, return the focus. */
export const WalkedByKeys: Story = {
  args: { content: states.actions, isOpen: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(menu.getByRole('menuitem', { name: /Edit/ })).toHaveFocus();
    await userEvent.keyboard('du');
    await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('duplicate');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ChecksItems: Story = {
  args: { content: states.sections },
  play: async () => {
    const status = await screen.findByRole('menuitemcheckbox', { name: 'Status' });
    await expect(status).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(status);
    await expect(status).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: { content: states.bad },
  play: async () => keepsLayout(await screen.findByRole('menu')),
};
