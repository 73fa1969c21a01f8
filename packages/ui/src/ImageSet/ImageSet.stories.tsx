import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ImageSet, type ImageSetProps, type SetImage } from './index.ts';
import { images, states } from './ImageSet.states.tsx';

let serial = 0;
const added = (colour: string): SetImage => ({ id: `new${(serial += 1)}`, kind: 'colour', colour });

/** Keeps what it is told, as an application does: files become colours, and what failed is there the second time. */
function Stateful(props: ImageSetProps) {
  const [items, setItems] = useState(props.items);
  return (
    <ImageSet
      {...props}
      items={items}
      onFiles={(files) => {
        props.onFiles(files);
        setItems([...items, ...files.map(() => added('#2e7d32'))]);
      }}
      onColour={(colour) => setItems([...items, added(colour)])}
      onReorder={(next) => {
        props.onReorder(next);
        setItems(next);
      }}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={(id) =>
        setItems(items.map((item) => (item.id === id ? { id, kind: 'colour', colour: '#5b4bc4' } : item)))
      }
    />
  );
}

const meta = {
  title: 'Fields/ImageSet',
  component: ImageSet,
  tags: ['!autodocs'],
  args: {
    onFiles: fn(),
    onAddress: fn(),
    onColour: fn(),
    onReorder: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ImageSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const One: Story = { args: states.one };

export const Full: Story = { args: states.full };

export const OtherSources: Story = { args: states.others };

export const Reading: Story = { args: states.reading };

export const Failed: Story = { args: states.failed };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

const fileInput = (element: HTMLElement) => {
  const input = element.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return input;
};
const pictureOf = (name: string, type = 'image/png') => new File(['x'], name, { type });
type Canvas = { getAllByRole: (role: string) => HTMLElement[] };
const tilesIn = (canvas: Canvas) => canvas.getAllByRole('listitem');
const colourIn = (tile: HTMLElement | undefined) =>
  getComputedStyle(within(tile ?? document.body).getByRole('img')).backgroundColor;

/** Of more files than places, of other kinds or too large, the rest is named. */
export const TakesWhatFits: Story = {
  args: states.full,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 4' }));
    await expect(canvas.getByRole('button', { name: 'Remove picture 3' })).toHaveFocus();
    const files = [pictureOf('menu.pdf', 'application/pdf'), pictureOf('plate.png'), pictureOf('glass.png')];
    await userEvent.upload(fileInput(canvasElement), files, { applyAccept: false });
    await expect(args.onFiles).toHaveBeenCalledWith([files[1]]);
    await expect(canvas.getByText(/can be shown: menu.pdf/)).toHaveTextContent(
      'there is room for 4 only: glass.png',
    );
    await expect(tilesIn(canvas)).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Choose pictures' })).toBeNull();
  },
};

export const SortedByKeys: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    const red = colourIn(tilesIn(canvas)[1]);
    canvas.getByRole('button', { name: 'Move picture 2' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(colourIn(tilesIn(canvas)[3])).toBe(red);
    await expect(canvas.getByRole('button', { name: 'Move picture 4' })).toHaveFocus();
    await userEvent.keyboard(' {Home}{Escape}');
    await expect(colourIn(tilesIn(canvas)[3])).toBe(red);
  },
};

export const SortedByPointer: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    const red = colourIn(tilesIn(canvas)[1]);
    const handle = canvas.getByRole('button', { name: 'Move picture 2' });
    const target = canvas.getByRole('button', { name: 'Move picture 4' }).getBoundingClientRect();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: handle, coords: { clientX: target.x, clientY: target.y } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(colourIn(tilesIn(canvas)[3])).toBe(red);
  },
};

export const MadeTheCover: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    const blue = colourIn(tilesIn(canvas)[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Make picture 3 the cover' }));
    const [first] = tilesIn(canvas);
    await expect(colourIn(first)).toBe(blue);
    await expect(within(first ?? document.body).getByText('Cover')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move picture 1' })).toHaveFocus();
  },
};

/** What failed is read again where it stands, and nothing else moves. */
export const TriedAgain: Story = {
  args: states.failed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: picture 2' }));
    await expect(canvas.queryByText(/Nothing answered/)).toBeNull();
    await expect(tilesIn(canvas)).toHaveLength(3);
    await expect(within(tilesIn(canvas)[1] ?? document.body).getByRole('img')).toBeVisible();
  },
};

const pasted = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};
/** Addresses and pictures written out in base64 are taken from the clipboard, or typed in. */
export const PastedAsText: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Drop or paste/ }).focus();
    await userEvent.paste(pasted('https://pictures.test/plate.jpg'));
    await waitFor(() => expect(args.onAddress).toHaveBeenCalledWith('https://pictures.test/plate.jpg'));
    await userEvent.paste(pasted(images.picture.url));
    await waitFor(() => expect(tilesIn(canvas)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'From an address' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'plate{Enter}');
    await waitFor(() => expect(dialog.getByText('This is not the address of a picture.')).toBeVisible());
  },
};

/** A colour that is none is quoted at its place, and can be taken out. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Rindfleisch.* is not a colour/)).toBeVisible();
    await keepsLayout(canvasElement);
  },
};
