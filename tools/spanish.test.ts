import { describe, expect, it } from 'vitest';
import { owners } from './lib/catalogues.mjs';

/** Orders to a stranger, where a sentence begins, and the word for one: a language speaks to people in one way. */
const toStranger =
  /\b[Uu]sted(?:es)?\b|(?:^|[.:;] )(?:Abra|Active|Actualice|Añada|Borre|Busque|Cambie|Compruebe|Confirme|Consulte|Corrija|Cree|Deje|Elija|Envíe|Escriba|Espere|Guarde|Haga|Hable|Inicie|Introduzca|Mire|Pegue|Pida|Ponga|Pruebe|Pulse|Quite|Recargue|Revise|Suba|Suelte|Use|Vaya|Vuelva) \p{L}/u;

/** The same orders with their object in the word, which may stand anywhere. */
const withObject =
  /(?<!\p{L})(?:(?:actualíc|bórr|búsqu|cámbi|cárgu|compruéb|confírm|consúlt|cré|déj|enví|guárd|intént|pégu|pruéb|púls|quít|recárgu|revís|suélt|ús)e|(?:ábr|añád|corríj|elíj|escríb|hág|introdúzc|píd|póng|súb|vuélv)a)(?:l[aeo]s?|me|nos|se)(?!\p{L})/iu;

describe('Spanish', async () => {
  it.each(await owners())('says tú in $path', async ({ catalogue }) => {
    const texts = Object.values((await catalogue.read('es-ES')) ?? {});
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts
        .map(({ translation }) => translation)
        .filter((text) => toStranger.test(text) || withObject.test(text)),
    ).toEqual([]);
  });
});
