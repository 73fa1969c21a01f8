import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProps } from './readProps.ts';
import { root } from './root.ts';

let components: ReturnType<typeof readProps>;
beforeAll(() => {
  components = readProps(join(root, 'packages/ui'));
}, 30_000);
const prop = (folder: string, component: string, name: string) =>
  components[folder]?.find((one) => one.name === component)?.props.find((one) => one.name === name);

describe('what the pages of components say of props', () => {
  it('has the words of a union, its default and what its type says of itself', () => {
    expect(prop('Button', 'Button', 'tone')).toMatchObject({
      values: ['accent', 'danger', 'neutral'],
      byDefault: "'neutral'",
      isRequired: false,
      description: expect.stringContaining('What the action means'),
    });
  });

  it('has what is picked from another library, with its docstring', () => {
    expect(prop('Button', 'Button', 'onPress')).toMatchObject({
      type: '(e: PressEvent) => void',
      description: expect.stringContaining('press is released'),
    });
  });

  it('has what is inherited from the texts of every field', () => {
    expect(prop('Select', 'Select', 'label')).toMatchObject({ type: 'string', isRequired: true });
    expect(prop('Select', 'Select', 'error')?.description).toContain('makes the control invalid');
  });

  it('has every component of a folder, the one it is named after first', () => {
    expect(components['Menu']?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Menu', 'MenuItem', 'MenuSection', 'MenuSeparator', 'MenuTrigger']),
    );
    expect(components['Menu']?.[0]?.name).toBe('Menu');
  });
});
