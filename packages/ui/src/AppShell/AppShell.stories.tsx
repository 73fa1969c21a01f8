import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { AppShell, type AppShellProps } from './index.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { states } from './AppShell.states.tsx';

function Stateful(props: AppShellProps) {
  const [isWanted, setWanted] = useState(props.isMenuWanted ?? true);
  return (
    <AppShell
      {...props}
      isMenuWanted={isWanted}
      onMenuWantedChange={(next) => {
        props.onMenuWantedChange?.(next);
        setWanted(next);
      }}
    />
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: states.default,
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default };

export const Rail: Story = { args: states.rail };

export const Loading: Story = { args: states.loading };

export const WithFooter: Story = { args: states.withFooter };

/** What a narrow window shows of the menu, in a window of any width. */
export const MenuOverThePage: Story = {
  args: states.rail,
  render: (args) => (
    <>
      <Stateful {...args} />
      <MenuDrawer isOpen onOpenChange={fn()} menuId="drawn">
        {args.sideMenu}
      </MenuDrawer>
    </>
  ),
};

function Turning(props: AppShellProps) {
  const [page, setPage] = useState('taxes');
  return (
    <AppShell {...props} pageId={page}>
      <div key={page} data-testid={page}>
        <h1>{page}</h1>
        <Button onPress={() => setPage('products')}>Products</Button>
      </div>
    </AppShell>
  );
}

/** The first page is simply there; the next one clears up, and can be pressed meanwhile. */
export const PagesTakeTurns: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('taxes')).animationName).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    const style = getComputedStyle(canvas.getByTestId('products'));
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(style.animationName === 'none').toBe(isCalm);
    if (!isCalm) await expect(style.animationDuration).toBe('0.5s');
  },
};

export const MenuOpensAndCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const isDrawer = window.innerWidth < 992;
    const isRail = !isDrawer && window.innerWidth < 1200;
    const open = () => page.getByRole('button', { name: 'Open menu' });
    if (!isDrawer && !isRail) await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(open()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open());
    await waitFor(() => expect(page.getByRole('link', { name: 'Taxes' })).toBeVisible());
    if (!isDrawer) return;
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open()).toHaveFocus());
  },
};

export const SkipsToThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(canvas.getByRole('main'));
  },
};
