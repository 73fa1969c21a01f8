import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { DropZone, type DropZoneProps } from './index.ts';
import { states } from './DropZone.states.tsx';

/** Holds what the application would. */
function Stateful(props: DropZoneProps) {
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <DropZone
      {...props}
      files={files}
      onFiles={(added) => {
        props.onFiles(added);
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: name, name, bytes: size, kind: 'waiting' as const })),
        ]);
      }}
      onRemove={(id) => {
        props.onRemove?.(id);
        setFiles(files.filter((file) => file.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Fields/DropZone',
  component: DropZone,
  tags: ['!autodocs'],
  args: { label: 'Files', onFiles: fn(), onRemove: fn(), onRetry: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty, parameters: { apg: 'drop-zone' } };

export const One: Story = { args: states.one };

export const Required: Story = { args: states.required };

export const Large: Story = { args: states.large };

export const Taken: Story = { args: states.taken };

export const UnknownLength: Story = { args: states.unknownLength };

export const Full: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(canvas.getByText(/Remove one to add another/)).toBeVisible();
  },
};

export const Wrong: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery notes' })).toHaveAccessibleDescription(
      /At least one/,
    );
  },
};

export const Pending: Story = { args: states.pending };

export const Disabled: Story = { args: states.disabled };

export const LongTexts: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const LongTextsWhereItIsNarrow: Story = {
  args: states.long,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};

const fileInput = (element: HTMLElement) => {
  const input = element.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
  return input;
};

const file = (name: string, size = 1, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type });

/** What fits is given on at once; what does not is named with its reason. */
export const SortsOutWhatIsOffered: Story = {
  args: { ...states.empty, mostBytes: 4, mostFiles: 2 },
  play: async ({ args, canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(fileInput(canvasElement), [
      file('a.pdf'),
      file('b.exe', 1, ''),
      file('c.pdf', 5),
      file('d.pdf', 0),
      file('e.pdf'),
      file('f.pdf'),
    ]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    await expect(canvas.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent)).toEqual(
      ['a.pdf', 'e.pdf'],
    );
    const group = canvas.getByRole('group', { name: 'Delivery notes' });
    for (const reason of [
      /kind that is taken: b\.exe/,
      /nothing in: d\.pdf/,
      /Larger than 4.*: c\.pdf/,
      /only: f\.pdf/,
    ])
      await expect(group).toHaveAccessibleDescription(reason);
  },
};

/** A text that is pasted is no file, and that is said. */
export const SaysThatATextIsNoFile: Story = {
  args: states.one,
  play: async ({ args, canvas }) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'contract.pdf');
    canvas.getByRole('button', { name: 'Drop or paste a file here' }).focus();
    await userEvent.paste(data);
    await expect(await canvas.findByText(/no file in what was dropped/)).toBeInTheDocument();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const RetriesAndRemoves: Story = {
  args: states.taken,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: IMG_2231.jpeg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
    const first = canvas.getByRole('button', { name: 'Remove note-2026-11-20.pdf' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('sent');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove note-2026-11-21.pdf' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Removed: note-2026-11-20.pdf')).toBeInTheDocument();
    for (const _ of [1, 2, 3]) await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};
