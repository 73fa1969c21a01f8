import { isRecord, recordIn, type ScreenFrame } from '@comanda/api/live';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

/** A frame from a screen, or nothing: what cannot be understood is ignored. */
export const parseScreenFrame = (text: string): ScreenFrame | undefined => {
  const frame = recordIn(text);
  if (!frame) return undefined;
  const { hello, ack } = frame;
  if (isRecord(hello)) {
    const { since, dev, ver, kind } = hello;
    if (!isText(dev) || !isCount(ver) || !isText(kind)) return undefined;
    if (!isRecord(since)) return { hello: { since: null, dev, ver, kind } };
    const { epoch, seq } = since;
    return isText(epoch) && isCount(seq) ? { hello: { since: { epoch, seq }, dev, ver, kind } } : undefined;
  }
  if (!isRecord(ack)) return undefined;
  const { dev, epoch, seq, pend, ver, vis, audio, app } = ack;
  return isText(dev) && isText(epoch) && isCount(seq) && isCount(pend) && isCount(ver)
    ? {
        ack: {
          dev,
          epoch,
          seq,
          pend,
          ver,
          vis: vis === true,
          audio: audio === true,
          ...(isText(app) && { app }),
        },
      }
    : undefined;
};
