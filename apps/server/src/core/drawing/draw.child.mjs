// Decodes pictures beside the server: what a decoder does to its process, and the memory that it takes, end with this one.
import { ResizeFit, Transformer } from '@napi-rs/image';

const encoded = (picture, { isExact, quality }) => (isExact ? picture.webpLossless() : picture.webp(quality));

process.on('message', async ({ content, shape }) => {
  try {
    const { longest, side, small } = shape;
    const picture = new Transformer(content);
    // It is unpacked here, once: what follows is drawn of these pixels.
    const { width, height } = await picture.metadata();
    picture.rotate();
    if (side) picture.resize({ width: side, height: side });
    else if (Math.max(width, height) > longest)
      picture.resize({ width: longest, height: longest, fit: ResizeFit.Inside });
    const drawn = await encoded(picture, shape);
    if (!small || Math.max(width, height) <= small.longest) return process.send({ content: drawn });
    const less = new Transformer(drawn).resize({
      width: small.longest,
      height: small.longest,
      fit: ResizeFit.Inside,
    });
    return process.send({ content: drawn, small: await encoded(less, small) });
  } catch {
    // The decoder's own words tell nobody more than that it is no picture.
    return process.send({});
  }
});
