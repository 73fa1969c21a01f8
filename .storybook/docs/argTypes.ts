import type { ArgTypes } from '@storybook/react-vite';
import { components, type PropDoc } from 'virtual:component-props';

const byName = new Map(
  Object.values(components)
    .flat()
    .map((component) => [component.name, component]),
);

/** What the panel of controls knows of a component: read from its types (`tools/vite/readProps.ts`). */
export function argTypesOf(component: unknown): ArgTypes | null {
  const found = byName.get(nameOf(component));
  return found ? Object.fromEntries(found.props.map((prop) => [prop.name, argTypeOf(prop)])) : null;
}

/** A build shortens the names of functions; the workbench keeps the written one beside them. */
function nameOf(component: unknown): string {
  if (typeof component !== 'function') return '';
  const info: unknown = Reflect.get(component, '__docgenInfo');
  const name: unknown =
    typeof info === 'object' && info !== null ? Reflect.get(info, 'displayName') : undefined;
  return typeof name === 'string' ? name : component.name;
}

function argTypeOf({ name, type, values, isRequired, description, byDefault }: PropDoc): ArgTypes[string] {
  return {
    name,
    description,
    type: typeOf(type, values, isRequired),
    table: {
      type: { summary: type },
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
    },
  };
}

function typeOf(
  type: string,
  values: readonly string[] | undefined,
  required: boolean,
): NonNullable<ArgTypes[string]['type']> {
  if (values) return { name: 'enum', value: [...values], required };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type, required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}
