import type { Readable, Sound } from '../../engine/kitchen.ts';
import { patterns, type Tone } from './sounds.ts';

export interface Speaker {
  /**
   * Whether the page can be heard: a browser keeps quiet until somebody has touched the page, or for want of a device.
   * Not known while a browser that may sound is still opening its device.
   */
  readonly isAudible: Readable<boolean | undefined>;
  readonly play: (sound: Sound) => void;
  /** From a person's touch: wakes the sound up and lets it be heard. */
  readonly enable: () => Promise<void>;
}
/** Milliseconds within which a device is open. */
const OPENS_WITHIN = 1000;
const LOUDNESS = 0.8;
/** Seconds in which a tone swells and fades, so that it does not click. */
const EDGE = 0.012;

const sing = (context: AudioContext, { hertz, at, lasts }: Tone): void => {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + EDGE);
  loudness.gain.setValueAtTime(LOUDNESS, start + lasts - EDGE);
  loudness.gain.linearRampToValueAtTime(0, start + lasts);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
};

export const createSpeaker = (): Speaker => {
  const context = 'AudioContext' in globalThis ? new AudioContext({ latencyHint: 'interactive' }) : undefined;
  const isRunning = (): boolean => context?.state === 'running';
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  context?.addEventListener('statechange', tell);
  let isOpening = context !== undefined;
  setTimeout(() => {
    isOpening = false;
    tell();
  }, OPENS_WITHIN);
  return {
    isAudible: {
      get: () => isRunning() || (isOpening ? undefined : false),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    play: (sound) => {
      // What could not be heard at its time is not played later: the banner says that nothing is heard.
      if (context && isRunning()) for (const tone of patterns[sound]) sing(context, tone);
    },
    enable: async () => {
      await context?.resume();
    },
  };
};
