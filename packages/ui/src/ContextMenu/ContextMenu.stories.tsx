import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ContextMenu } from './index.ts';
import { states } from './ContextMenu.states.tsx';

const meta = {
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  tags: ['!autodocs'],
  args: { ...states.tabStop, onAction: fn(), onOpenChange: fn() },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: states.tabStop, parameters: { apg: 'context-menu' } };

const openMenu = () => screen.findByRole('menu', { name: 'Table 4' });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const OpenAtThePointer: Story = {
  args: states.tabStop,
  parameters: { opening: { from: 'group', key: 'Shift+F10', shows: 'menu' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Table 4' });
    const { left, top } = area.getBoundingClientRect();
    await fireEvent.contextMenu(area, { clientX: left + 240, clientY: top + 20, button: 2 });
    const menu = await openMenu();
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await waitFor(async () => {
      const box = menu.getBoundingClientRect();
      await expect(Math.abs((isRightToLeft ? box.right : box.left) - (left + 240))).toBeLessThan(4);
      await expect(Math.abs(box.top - (top + 20))).toBeLessThan(4);
    });
  },
};

export const LongTexts: Story = {
  args: states.long,
  parameters: { opening: { from: 'group', key: 'Shift+F10', shows: 'menu' } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(/^Four guests/) });
    const menu = await openMenu();
    await expect(menu).toBeVisible();
    await keepsLayout(menu);
  },
};

/** Shift and F10 or the menu key, then the keys of the APG menu; the focus comes back to where it was. */
export const AskedForByKeys: Story = {
  args: states.around,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the order' });
    link.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('duplicate');
    await gone();
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};

export const HasMenusBelow: Story = {
  args: states.tabStop,
  play: async ({ args, canvas }) => {
    canvas.getByRole('group', { name: 'Table 4' }).focus();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Terrace' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).not.toHaveBeenCalledWith('move');
    await gone();
  },
};

/** A finger that is held asks; lifting it presses nothing. */
export const AskedForByHolding: Story = {
  args: states.around,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the order' });
    const { left, top } = link.getBoundingClientRect();
    await fireEvent.pointerDown(link, { pointerType: 'touch', clientX: left + 2, clientY: top + 2 });
    const menu = await openMenu();
    await waitFor(() => expect(menu).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await fireEvent.pointerUp(link, { pointerType: 'touch' });
    await fireEvent.click(link, { detail: 1 });
    await expect(location.hash).not.toBe('#table-4');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Whoever types has the browser's menu, with its spelling and its clipboard. */
export const LeavesFieldsAlone: Story = {
  args: states.around,
  play: async ({ args, canvas }) => {
    const wasLeft = await fireEvent.contextMenu(canvas.getByRole('textbox', { name: 'Note' }));
    await expect(wasLeft).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: states.disabled,
  play: async ({ args, canvas }) => {
    const wasLeft = await fireEvent.contextMenu(canvas.getByText(/^Four guests/));
    await expect(wasLeft).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
