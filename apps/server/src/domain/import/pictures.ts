import type { PictureReason } from '@comanda/api/calls';
import { drawn } from '../../core/drawing/index.ts';
import { keepDrawn } from '../../resource/images.ts';
import { fetchPicture } from '../picture/fetchPicture.ts';
import type { Hold } from './hold.ts';

/** Addresses that are asked at the same time. */
const atOnce = 4;

/** A picture of a file: where it is kept now, or why it is not. */
export type Taken =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly why: PictureReason };

/** Pictures that a file names, each fetched once, and none held longer than it takes to keep it. */
export class Pictures {
  private readonly taken = new Map<string, Taken>();
  private readonly hold: Hold;
  constructor(hold: Hold) {
    this.hold = hold;
  }
  at(address: string): Taken | undefined {
    return this.taken.get(address);
  }
  /** Fetches those that are not there yet; no transaction is open meanwhile. */
  async fetch(addresses: Iterable<string>): Promise<void> {
    const waiting = [...new Set(addresses)].filter((address) => !this.taken.has(address));
    const next = async (): Promise<void> => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
        this.taken.set(address, await this.take(address));
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }
  private async take(address: string): Promise<Taken> {
    const fetched = await fetchPicture(address, this.hold.network);
    if (!fetched.ok) return fetched;
    const file = await drawn(fetched.file);
    if (!file) return { ok: false, why: 'type' };
    const { picture } = await this.hold.step(({ work }) => keepDrawn(work, { picture: file }));
    return picture ? { ok: true, url: picture.url } : { ok: false, why: 'unreachable' };
  }
}
