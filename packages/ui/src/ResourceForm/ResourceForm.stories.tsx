import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ResourceForm } from './index.ts';
import { states } from './ResourceForm.states.tsx';

const meta = {
  title: 'Records/ResourceForm',
  component: ResourceForm,
  tags: ['!autodocs'],
  args: { ...states.creating, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof ResourceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = { args: states.creating };

export const Editing: Story = { args: states.editing };

export const Saving: Story = { args: states.saving };

export const Saved: Story = { args: states.saved };

export const Failed: Story = { args: states.failed };

export const Reading: Story = {
  args: states.reading,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Not set')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const SavedByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'B{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const NothingToTakeBack: Story = {
  render: ({ label, mode, sections }) => (
    <ResourceForm label={label} mode={mode} sections={sections} onSave={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

export const SavesOnce: Story = {
  args: states.saving,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
};

/** A card is folded by its name, and what was typed in it is there when it is opened again. */
export const KeepsWhatIsTypedInAFold: Story = {
  args: { ...states.editing, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const fold = canvas.getByRole('button', { name: /^Basics/ });
    await userEvent.type(code, 'X');
    await userEvent.click(fold);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['members']);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(code).not.toBeVisible();
    await userEvent.click(fold);
    await waitFor(() => expect(code).toBeVisible());
    await expect(code).toHaveValue('IVA21X');
  },
};

/** What is asked first stands open; the rest says in few words what it holds. */
export const OneFolded: Story = {
  args: states.folded,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Basics/ })).toBeNull();
    const fold = canvas.getByRole('button', { name: 'Members 1 of 3 set' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { level: 2, name: /Members/ })).toBeVisible();
  },
};

export const SomethingBeside: Story = {
  args: states.beside,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change: Name');
  },
};

export const FoldsCountErrors: Story = {
  args: states.failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Basics\s+1 error/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was lost.');
  },
};

export const Narrow: Story = {
  args: states.editing,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
