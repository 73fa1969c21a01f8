// Decodes pictures beside the server: what a decoder does to its process, and the memory that it takes, end with this one.
import { ResizeFit, Transformer } from '@napi-rs/image';

/** Pixels of the longer side: more than any screen of the product shows of a picture. */
const longest = 2048;

process.on('message', async ({ content, isExact }) => {
  try {
    const { width, height } = await new Transformer(content).metadata();
    const picture = new Transformer(content).rotate();
    if (Math.max(width, height) > longest)
      picture.resize({ width: longest, height: longest, fit: ResizeFit.Inside });
    process.send({ content: isExact ? await picture.webpLossless() : await picture.webp(86) });
  } catch {
    // The decoder's own words tell nobody more than that it is no picture.
    process.send({});
  }
});
