import { describe, expect, it } from 'vitest';
import { pluralCategories, translationFaults } from './message-shape.mjs';

describe('translationFaults', () => {
  it.each([
    ['Save', 'Guardar', []],
    ['Hi <0>{name}</0>', '<0>{name}</0>, hola', []],
    ['Hi {name}', 'Hola', ['lacks {name}']],
    ['Hi {name}', 'Hola {nombre}', ['lacks {name}', 'has {nombre}, which is never filled']],
    ['<0>Help</0>', 'Ayuda', ['lacks </0>', 'lacks <0>']],
    [
      '{n, plural, one {# tax} other {# taxes}}',
      '{n, plural, other {# impuestos}}',
      ['lacks the plural one'],
    ],
  ])('%s → %s', (source, translation, faults) => {
    expect(translationFaults(source, translation, 'es-ES')).toEqual(faults);
  });

  it('reports a translation that is no message', () => {
    expect(translationFaults('Hi {name}', 'Hola {name', 'es-ES')).toEqual([
      expect.stringMatching(/^cannot be read/),
    ]);
  });

  it('looks inside the branches of a plural', () => {
    const source = '{n, plural, one {# of {total}} other {# of {total}}}';
    expect(
      translationFaults(source, '{n, plural, one {# de {total}} other {# de {total}}}', 'es-ES'),
    ).toEqual([]);
    expect(translationFaults(source, '{n, plural, one {#} other {#}}', 'es-ES')).toEqual(['lacks {total}']);
  });
});

it('knows the six plural forms of Arabic and the two everyday ones of Spanish', () => {
  expect(pluralCategories('ar-EG').size).toBe(6);
  expect([...pluralCategories('es-ES')].toSorted()).toEqual(['one', 'other']);
});
