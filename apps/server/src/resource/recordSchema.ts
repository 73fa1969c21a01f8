import { type Field, fieldsOf, type ItemField, type Resource } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import { weekDays } from '@comanda/api/week';

/** A JSON Schema, as far as the documentation needs it. */
export type Schema = Readonly<Record<string, unknown>>;

const id: Schema = { type: 'string', format: 'uuid' };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const meanings = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([value, meaning]) => `${value} ${meaning}`)
    .join(', ');

const clock: Schema = { type: 'string', pattern: formats.time.source };
const hours: Schema = {
  type: 'array',
  maxItems: 10,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'to'],
    properties: { from: clock, to: clock },
  },
};
const week: Schema = {
  type: 'object',
  description:
    'Hours by day; what ends before it begins goes on into the next day, and nothing begins on closing days.',
  additionalProperties: false,
  required: ['days', 'closed'],
  properties: {
    days: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(weekDays.map((day) => [day, hours])),
    },
    closed: { type: 'array', maxItems: 200, items: { type: 'string', format: 'date' } },
  },
};

const valueSchema = (field: Field | ItemField): Schema => {
  switch (field.kind) {
    case 'code':
      return { type: 'string', pattern: formats.code.source };
    case 'text':
      return { type: 'string', maxLength: field.max };
    case 'names':
      return {
        type: 'object',
        description: 'Language code to text.',
        additionalProperties: { type: 'string', maxLength: 200 },
      };
    case 'integer':
    case 'money':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'order':
      return { type: 'integer', minimum: 0, maximum: 1_000_000 };
    case 'decimal':
      return {
        type: 'string',
        pattern: formats.decimal.source,
        description: `Decimal from ${field.min} to ${field.max}, ${field.scale} digits after the point at most${field.unit ? `; ${field.unit}` : ''}.`,
      };
    case 'flag':
      return { type: 'string', enum: ['S', 'N'] };
    case 'status':
      return { type: 'string', enum: ['A', 'I'] };
    case 'choice':
      return { type: 'string', enum: Object.keys(field.options), description: meanings(field.options) };
    case 'choices':
      return {
        type: 'array',
        items: { type: 'string', enum: Object.keys(field.options) },
        uniqueItems: true,
        description: meanings(field.options),
      };
    case 'week':
      return week;
    case 'ref':
      return { ...id, description: `Id of a record of ${field.to}.` };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'time':
      return { type: 'string', pattern: formats.time.source };
    case 'image':
      return {
        oneOf: [
          { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
          { type: 'object', required: ['color'], properties: { color: { type: 'string' } } },
        ],
      };
    case 'secret':
      return {
        type: 'string',
        minLength: field.min,
        maxLength: field.max,
        writeOnly: true,
        ...(field.pin && { pattern: `^\\d{${field.max}}$` }),
      };
    case 'file':
      return {
        type: 'object',
        writeOnly: true,
        description: `A certificate with its private key, PKCS #12 or PEM, of at most ${field.max} bytes. Left out or as it was read, the file stays.`,
        required: ['name', 'content'],
        properties: {
          name: { type: 'string', maxLength: 200 },
          content: { type: 'string', contentEncoding: 'base64' },
          password: { type: 'string', maxLength: 200 },
        },
      };
    case 'lines':
      return { type: 'array', maxItems: 100, items: object(Object.entries(field.item)) };
    case 'list':
      return { type: 'array', maxItems: 500, items: object(Object.entries(field.item)) };
  }
};
const fieldSchema = (field: Field | ItemField): Schema =>
  field.optional ? nullable(valueSchema(field)) : valueSchema(field);
const isSet: Schema = { type: 'boolean', description: 'Whether it is set; the value itself is never read.' };
const keptFile: Schema = nullable({
  type: 'object',
  description: 'What is told of the file: its content is never read.',
  required: ['name', 'size', 'subject', 'issuer', 'from', 'until', 'fingerprint'],
  properties: {
    name: { type: 'string' },
    size: { type: 'integer', description: 'Bytes.' },
    subject: { type: 'string' },
    issuer: { type: 'string' },
    from: { type: 'string', format: 'date' },
    until: { type: 'string', format: 'date' },
    fingerprint: { type: 'string', description: 'SHA-256.' },
  },
});
const object = (
  fields: readonly (readonly [string, Field | ItemField])[],
  use: 'read' | 'written' = 'written',
): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: fields.map(([name]) => name),
  properties: Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      use === 'read' && field.kind === 'secret'
        ? isSet
        : use === 'read' && field.kind === 'file'
          ? keptFile
          : fieldSchema(field),
    ]),
  ),
});

const instant: Schema = { type: 'string', format: 'date-time' };
const extended = (schema: Schema, properties: Readonly<Record<string, Schema>>): Schema => {
  const { required, properties: own } = schema;
  return {
    ...schema,
    required: [...Object.keys(properties), ...(Array.isArray(required) ? required : [])],
    properties: { ...properties, ...(typeof own === 'object' ? own : {}) },
  };
};

/** What a record looks like when it is made, changed, read, and read in a list. */
export const recordSchemas = (
  resource: Resource,
): Readonly<Record<'create' | 'update' | 'row' | 'line', Schema>> => {
  const fields = fieldsOf(resource);
  const kept = {
    id,
    idCompany: id,
    version: { type: 'integer', minimum: 1 },
    created: instant,
    updated: instant,
  };
  // Fields that are left out of a new record start as its definition says.
  const create = { ...extended(object(fields), { idCompany: id }), required: ['idCompany', 'code', 'names'] };
  return {
    create,
    update: extended(object(fields), { id, version: kept.version }),
    row: extended(object(fields, 'read'), kept),
    line: extended(
      object(
        fields.filter(([name, { kind }]) => kind !== 'list' || resource.list.columns.includes(name)),
        'read',
      ),
      kept,
    ),
  };
};
