import { describe, expect, it } from 'vitest';
import { owners } from './lib/catalogues.mjs';

/** Orders to a stranger, where a sentence begins, and the word for one: a language speaks to people in one way. */
const toStranger =
  /\b[Uu]sted(?:es)?\b|(?:^|[.:;] )(?:Abra|Active|Actualice|Añada|Borre|Busque|Cambie|Compruebe|Confirme|Consulte|Corrija|Cree|Deje|Elija|Envíe|Escriba|Espere|Guarde|Haga|Hable|Inicie|Introduzca|Mire|Pegue|Pida|Ponga|Pruebe|Pulse|Quite|Recargue|Recárguela|Revise|Suba|Suelte|Use|Vaya|Vuelva) \p{L}/u;

describe('Spanish', async () => {
  it.each(await owners())('says tú in $path', async ({ catalogue }) => {
    const texts = Object.values((await catalogue.read('es-ES')) ?? {});
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(({ translation }) => translation).filter((text) => toStranger.test(text))).toEqual([]);
  });
});
