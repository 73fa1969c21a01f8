import { describe, expect, it } from 'vitest';
import { product } from '../areas/sales/product.ts';
import { columnAt, columnsOf } from './columns.ts';
import { guessMapping } from './mapping.ts';

const languages = ['es-ES', 'ar-EG'];
const texts = [
  {
    'field.code': 'Código',
    'field.names': 'Nombre',
    'ART.idDepartment': 'Departamento',
    'ART.matrix.code': 'Código',
  },
];
const guessed = (header: readonly string[], ...lines: readonly (readonly string[])[]) => {
  const rows = lines.map((cells, at) => ({ number: at + 2, cells }));
  return guessMapping(product, { header, rows }, { languages, texts }).map(
    ({ target, by }) => `${target} ${by}`,
  );
};

describe('a heading', () => {
  it('is an address, a text in any language or a name that shops use, however it is written', () => {
    expect(
      guessed(['barCode.2.units', 'NOMBRE (ar-EG)', 'nombre', 'codigo', 'Variant  Price', 'الاسم']),
    ).toEqual([
      'barCode.2.units heading',
      'names.ar-EG heading',
      'names.es-ES heading',
      'code heading',
      'rateProduct.1.price heading',
      'null repeated',
    ]);
  });
  it('that comes again is not read and says so', () => {
    expect(guessed(['Code', 'Code', 'SKU', 'Notes', 'Notes'])).toEqual([
      'code heading',
      'null repeated',
      'null repeated',
      'null unknown',
      'null repeated',
    ]);
  });
  it('that is unknown lets the cells speak, where all of them do', () => {
    const first = ['4006381333931', 'https://p.test/a.jpg', '4006381333932'];
    expect(guessed(['x', 'y', 'z'], first, ['5000112546415', '', ''])).toEqual([
      'barCode.1.barCode content',
      'image content',
      'null unknown',
    ]);
  });
});

describe('the columns of a template', () => {
  it('are one for each language and for each detail, found again by their address', () => {
    const paths = columnsOf(product, languages, 2).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['names.es-ES', 'names.ar-EG', 'barCode.2.units', 'rateProduct.1.price']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(columnAt(product, languages, path)?.path).toBe(path);
    expect(columnAt(product, languages, 'names.fr-FR')).toBeUndefined();
  });
});
