import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Confirmation } from './Confirmation.tsx';
import { FileWithPassword } from './FileWithPassword.tsx';
import { FilteredList } from './FilteredList.tsx';
import { FirstUse } from './FirstUse.tsx';
import { FormWithErrors } from './FormWithErrors.tsx';
import { LongWork } from './LongWork.tsx';
import { MasterDetail } from './MasterDetail.tsx';

const meta = {
  title: 'Patterns/How parts work together',
  component: FormWithErrors,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FormWithErrors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed stays, each field says what is wrong, and one place above says how many there are. */
export const AFormWithErrors: Story = {};

/** Pressing Save finds what is wrong, says it and takes the person there; mending it takes the message away. */
export const AFormSaysWhatIsWrong: Story = {
  args: { isFresh: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Guests read it/ }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Guests read it on the menu: give it a name.');
    await userEvent.type(name, 'Tortilla');
    await userEvent.tab();
    await expect(name).not.toHaveAccessibleDescription(/Guests read it/);
  },
};

/** Filters read as a sentence above the list; what is chosen brings its actions to where the eye is. */
export const AListWithFilters: Story = { render: () => <FilteredList /> };

/** A list stays in sight while one of its entries is read. */
export const MasterAndDetail: Story = { render: () => <MasterDetail /> };

export const AnotherEntryIsRead: Story = {
  render: () => <MasterDetail />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terrace 4/ }));
    await expect(canvas.getByRole('heading', { name: 'Terrace 4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Terrace 4/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Where nothing is yet: what will stand there, and the one next step. */
export const FirstUseOfAList: Story = { render: () => <FirstUse /> };

/** What destroys says what goes with it, and begins at Cancel. */
export const DestructiveConfirmation: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Confirmation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** Work that outlasts a look: where it is, what may go on meanwhile, what it could not do. */
export const LongRunningWork: Story = { render: () => <LongWork /> };

/** A file that takes a password: what it is stands above what it is opened with. */
export const AFileWithAPassword: Story = {
  render: () => <FileWithPassword />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
    await expect(canvas.queryByLabelText('Password of the file')).toBeNull();
    await userEvent.upload(input, new File(['x'], 'taberna.p12', { type: 'application/x-pkcs12' }));
    await userEvent.type(await canvas.findByLabelText('Password of the file'), 'abc');
    await expect(canvas.getByText('taberna.p12')).toBeVisible();
    canvas.getByRole('button', { name: /^Remove/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('taberna.p12')).toBeNull();
    await expect(canvas.queryByLabelText('Password of the file')).toBeNull();
  },
};

/** The password was wrong: the file stays, and the fault is said where it can be mended. */
export const AFileThatDoesNotOpen: Story = {
  render: () => <FileWithPassword begins="refused" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password of the file')).toHaveAccessibleDescription(
      /does not open with this password/,
    );
  },
};

/** What is told of a file that was read. Its key is shown to nobody. */
export const AFileThatIsKept: Story = { render: () => <FileWithPassword begins="kept" /> };
