import { describe, expect, it } from 'vitest';
import { owners } from './lib/catalogues.mjs';

/** The word for a stranger: a language speaks to people in one way. */
const stranger = /\bustede?s?\b/iu;

describe('Spanish', async () => {
  it.each(await owners())('says tú in $path', async ({ catalogue }) => {
    const texts = Object.values((await catalogue.read('es-ES')) ?? {}).map(({ translation }) => translation);
    expect(texts.filter((text) => stranger.test(text))).toEqual([]);
  });
});
