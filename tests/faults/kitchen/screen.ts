import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Random } from '../../histories/random.ts';
import { type PoweredBrowser, openBrowser } from '../../kitchen/browser.ts';
import { enrol } from '../../kitchen/enrol.ts';
import { openProxy, type Proxy } from './proxy.ts';
import { newRecorder, type Recorder, watch } from './recorder.ts';
import type { Shop } from './shop.ts';

/** What a cook reads on a screen at one moment. */
export interface Seen {
  /** `live`, `catchingUp`, `polling`, `old`; nothing where no board stands. */
  readonly state: string | undefined;
  /** Line and what is written of it, by line: started, finished… */
  readonly lines: ReadonlyMap<string, string>;
}

/** A wall screen behind its own network, with a profile that outlives its power. */
export class WallScreen {
  readonly name: string;
  readonly recorder: Recorder = newRecorder();
  readonly proxy: Proxy;
  readonly #shop: Shop;
  readonly #profile: string;
  #browser: PoweredBrowser | undefined;

  private constructor(name: string, shop: Shop, proxy: Proxy) {
    this.name = name;
    this.#shop = shop;
    this.proxy = proxy;
    this.#profile = mkdtempSync(join(tmpdir(), 'comanda-screen-'));
  }

  static async open(name: string, shop: Shop, random: Random): Promise<WallScreen> {
    const screen = new WallScreen(name, shop, await openProxy(shop.port, random));
    await screen.start(false);
    await enrol(screen.page, screen.origin, shop.monitor.id, name);
    return screen;
  }

  get origin(): string {
    return `http://127.0.0.1:${String(this.proxy.port)}`;
  }
  get isUp(): boolean {
    return this.#browser !== undefined;
  }
  get page(): Page {
    if (!this.#browser) throw new Error(`${this.name} has no power.`);
    return this.#browser.page;
  }

  /** As a wall screen starts after a power cut: the browser opens its page, nobody touches anything. */
  async start(isEnrolled = true): Promise<void> {
    if (this.#browser) return;
    this.#browser = await openBrowser(this.#profile);
    await watch(this.#browser.context, this.recorder);
    if (isEnrolled)
      await this.page
        .goto(`${this.origin}/kds/monitor/${this.#shop.monitor.id}`, { waitUntil: 'commit', timeout: 10_000 })
        .catch(() => undefined);
  }
  async kill(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    await browser?.kill();
  }

  async see(): Promise<Seen> {
    const { state, lines } = await this.page.evaluate(() => ({
      state: document.querySelector('[data-connection]')?.getAttribute('data-connection') ?? undefined,
      lines: [...document.querySelectorAll('[data-line]')].map(
        (line) => [line.getAttribute('data-line') ?? '', line.getAttribute('data-status') ?? ''] as const,
      ),
    }));
    return { state, lines: new Map(lines) };
  }
  /** The address and the words of what stands where no board does. */
  async words(): Promise<string> {
    const text = await this.page
      .evaluate(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 200))
      .catch(String);
    return `${this.page.url()} “${text}”`;
  }
  /** Operations on the disk that no answer has come for. */
  waiting(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('comanda-kds');
          opening.addEventListener('error', () => reject(new Error('The disk does not open')));
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('outbox').objectStore('outbox').count();
            counting.addEventListener('success', () => {
              opening.result.close();
              resolve(counting.result);
            });
          });
        }),
    );
  }

  async close(): Promise<void> {
    await this.kill();
    await this.proxy.close();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
