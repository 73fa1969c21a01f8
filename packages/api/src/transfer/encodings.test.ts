import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { guessEncodings } from './encodings.ts';
import { readSheet } from './sheet.ts';
import type { Encoding } from './table.ts';

const written = (text: string, encoding: Encoding): Uint8Array =>
  new Uint8Array(iconv.encode(text, encoding === 'x-mac-cyrillic' ? 'maccyrillic' : encoding));

describe('a code page', () => {
  it.each<[Encoding, string]>([
    ['windows-1252', 'Café con leche;2,50;Bebidas\nPiña colada;3;Cócteles'],
    ['windows-1252', 'Pâtes fraîches;3\nCrème brûlée;4'],
    ['windows-1252', 'Rødgrød med fløde;30\nSmørrebrød;40'],
    ['windows-1252', 'Brötchen;1\nKäse;2\nSüßigkeiten'],
    ['windows-1252', 'Pão de queijo;2\nFeijão;3\nSardinhas à brasa'],
    ['windows-1250', 'Smažený sýr;25\nŘízky;30\nSvíčková na smetaně'],
    ['windows-1250', 'Żurek;12\nŁosoś;32\nPierogi ruskie;Zupy gorące'],
    ['windows-1250', 'Gulyásleves;1200\nTöltött káposzta\nTúrós csusza;Sütőtök'],
    ['windows-1250', 'Ciorbă de burtă\nMămăligă\nSarmale în foi de viţă'],
    ['windows-1251', 'Борщ;250\nЧай;100\nНапитки'],
    ['windows-1251', 'Вареники з картоплею;90\nПиво світле'],
    ['windows-1253', 'Καφές ελληνικός;2,50\nΤσάι;2\nΡοφήματα'],
    ['windows-1254', 'Künefe\nSütlaç\nBaklava fıstıklı'],
    ['windows-1255', 'שקשוקה;35\nחומוס;20\nקפה הפוך'],
    ['windows-1256', 'شاي;5\nقهوة تركية;10\nالمشروبات'],
    ['windows-1257', 'Šaltibarščiai;3\nCepelinai su mėsa\nKibinai;Gėrimai'],
    ['gbk', '宫保鸡丁,38\n酸辣汤,18\n热菜'],
    ['big5', '宮保雞丁,38\n酸辣湯,18\n熱菜'],
    ['shift_jis', 'ラーメン,800\n寿司,1200\n飲み物'],
    ['cp850', 'Café con leche;2\nPiña;3\nJamón ibérico;Cócteles'],
    ['cp852', 'Smažený sýr;25\nŘízky;30\nKuře na paprice se smetaně'],
    ['cp857', 'Şiş köfte;250\nIzgara çeşitleri'],
    ['cp737', 'Καφές ελληνικός;2,50\nΤσάι;2'],
    ['ibm866', 'Борщ;250\nЧай чёрный;100\nНапитки'],
    ['macintosh', 'Café con leche;2\nPiña;3\nJamón ibérico;Cócteles'],
    ['maccenteuro', 'Smažený sýr;25\nŘízky;30\nSvíčková na smetaně'],
    ['x-mac-cyrillic', 'Борщ;250\nЧай;100\nНапитки'],
    ['koi8-r', 'Борщ;250\nЧай;100\nНапитки'],
  ])('%s is known by the letters that it gives: %j', async (encoding, text) => {
    const [likely] = await guessEncodings(written(text, encoding));
    expect(likely?.encoding).toBe(encoding);
    const sheet = await readSheet(written(`Name;Price\n${text}`, encoding), { encoding });
    expect(sheet.ok && sheet.table.rows.flatMap(({ cells }) => cells).join()).toContain(
      text.split(/[;,\n]/)[0],
    );
  });
});

describe('a file of two encodings', () => {
  it('is read line by line, and the strange ones are named', async () => {
    const whole = writeCsv(
      ['Name', 'Price'],
      [
        ['Café', '1'],
        ['Piña', '2'],
      ],
      ';',
    );
    const strange = written('"Jamón";3\r\nAgua;4\r\n', 'windows-1252');
    const sheet = await readSheet(new Uint8Array([...whole, ...strange]));
    if (!sheet.ok) throw new Error(sheet.refusal.code);
    expect(sheet.table.rows.map(({ cells: [name] }) => name)).toEqual(['Café', 'Piña', 'Jamón', 'Agua']);
    expect(sheet.table.source).toMatchObject({
      encoding: 'utf-8',
      mixed: { encoding: 'windows-1252', rows: [4], count: 1 },
    });
  });
});
