import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { inWindow } from '../values/inWindow.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './CommandPalette.states.tsx';
import { CommandPalette, type CommandPaletteProps, PaletteWaiting } from './index.ts';

/** As an app holds it: what is typed stays, and a choice closes it. */
function Held(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setOpen(next);
        }}
        query={query}
        onQueryChange={(next) => {
          props.onQueryChange(next);
          setQuery(next);
        }}
        onChoose={(id) => {
          props.onChoose(id);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  tags: ['!autodocs'],
  parameters: { ...inWindow, layout: 'fullscreen' },
  args: { ...states.first, isOpen: true, onOpenChange: fn(), onQueryChange: fn(), onChoose: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Search or go to…' });
const active = (): HTMLElement | null =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

export const First: Story = { args: states.first };
export const Searching: Story = { args: states.searching };
export const Found: Story = { args: states.found };
export const PartlyFailed: Story = { args: states.partlyFailed };

export const Lacking: Story = { args: states.lacking };
export const Nothing: Story = { args: states.nothing };

/** The focus goes into the box, stays there while the list is walked, and comes back to where it was. */
export const ChosenByKeys: Story = {
  args: { ...states.first, isOpen: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(active()).toHaveTextContent('Home');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Taxes');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('taxes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** By the keys of its pattern, from what it is opened by. */
export const OpenedByKeys: Story = {
  args: { ...states.first, isOpen: false },
  parameters: { apg: 'command-palette', opening: { from: 'button', key: 'Enter', shows: 'dialog' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

/** Escape leaves without a choice and gives the focus back. */
export const LeftByEscape: Story = {
  args: { ...states.first, isOpen: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.type(box(), 'ta');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('ta');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A press chooses and leaves the focus where it is. */
export const ChosenByPress: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /New tax/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('newTax');
  },
};

/** How many there are, and what could not be had, is said; another try is no result. */
export const SaysWhatThereIs: Story = {
  args: states.partlyFailed,
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      '3 results. Records could not be searched',
    );
    await waitFor(() => expect(screen.getByRole('group', { name: 'Go to' })).toBeVisible());
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('again');
  },
};

/** What is chosen brings more of them, above those that are there. */
function Growing(props: CommandPaletteProps) {
  const [groups, setGroups] = useState(props.groups);
  return (
    <CommandPalette
      {...props}
      groups={groups}
      onChoose={(id) => {
        props.onChoose(id);
        setGroups([...states.found.groups, ...props.groups.slice(0, 1)]);
      }}
    />
  );
}

/** What comes in above it does not change what Enter takes. */
export const KeepsItsPlace: Story = {
  args: states.searching,
  render: (args) => <Growing {...args} />,
  play: async () => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Taxes');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /IVA general/ })).toBeVisible());
    await expect(active()).toHaveTextContent('Taxes');
  },
};

/** The palette's code comes once something was typed. */
function Coming(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <PaletteWaiting label={props.label} query={words} onQueryChange={setWords} onClose={close} />
      )}
    </>
  );
}

const waiting = () => screen.queryByRole('dialog', { name: 'Search or go to…' });

/** Words are taken from the first moment, and what stood there keeps the focus until it is left. */
export const Waiting: Story = {
  render: (args) => <Coming {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const typed = screen.getByRole('textbox', { name: 'Search or go to…' });
    await expect(typed).toHaveFocus();
    await userEvent.keyboard('iva');
    await expect(typed).toHaveValue('iva');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(waiting()).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(waiting()).toBeVisible();
  },
};

/** Whatever is found, nothing leaves the box. */
export const Bad: Story = {
  args: states.bad,
  play: async () => {
    await keepsLayout(await screen.findByRole('dialog'));
  },
};
