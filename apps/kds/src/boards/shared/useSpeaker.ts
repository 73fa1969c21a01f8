import { useCallback, useEffect, useState } from 'react';
import type { Kitchen, Sound } from '../../engine/kitchen.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import type { Hand } from './hand.ts';
import { useHeld } from './useHand.ts';

export interface Sounding {
  /** Whether the kitchen can hear the page now. */
  readonly isAudible: boolean;
  /** It is certain that it cannot. */
  readonly isSilent: boolean;
  /** From a touch: wakes the sound up, and lets it be heard. */
  readonly test: () => void;
  /** Lets something be heard that the engine knows nothing of, where sounds are wanted. */
  readonly play: (sound: Sound) => void;
}

/** Lets the kitchen be heard. A browser keeps a page quiet until it is touched: any touch will do. */
export function useSpeaker(kitchen: Kitchen, isWanted: boolean, hand: Hand): Sounding {
  const [speaker] = useState(createSpeaker);
  useSpeakerLife(speaker);
  const heard = useHeld(speaker.isAudible, hand);
  const isAudible = heard === true;
  useEffect(() => kitchen.setAudible(isAudible && isWanted), [kitchen, isAudible, isWanted]);
  useEffect(() => (isWanted ? kitchen.onSound(speaker.play) : undefined), [kitchen, isWanted, speaker]);
  const test = useCallback(() => void speaker.enable().then(() => speaker.play('new')), [speaker]);
  const play = useCallback(
    (sound: Sound): void => {
      if (isWanted) speaker.play(sound);
    },
    [isWanted, speaker],
  );
  return { isAudible, isSilent: heard === false, test, play };
}

function useSpeakerLife(speaker: Speaker): void {
  useEffect(() => {
    const wake = (): void => {
      if (speaker.isAudible.get() !== true) void speaker.enable();
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }, [speaker]);
}
