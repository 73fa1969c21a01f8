import { useCallback, useEffect, useState } from 'react';
import type { Kitchen } from '../engine/kitchen.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { useReadable } from './useReadable.ts';

export interface Sounding {
  /** Whether the kitchen can hear the page now. */
  readonly isAudible: boolean;
  /** From a touch: wakes the sound up, and lets it be heard. */
  readonly test: () => void;
}

/** Lets the kitchen be heard. A browser keeps a page quiet until it is touched: any touch will do. */
export function useSpeaker(kitchen: Kitchen, isWanted: boolean): Sounding {
  const [speaker] = useState(createSpeaker);
  useSpeakerLife(speaker);
  const isAudible = useReadable(speaker.isAudible);
  useEffect(() => kitchen.setAudible(isAudible && isWanted), [kitchen, isAudible, isWanted]);
  useEffect(() => (isWanted ? kitchen.onSound(speaker.play) : undefined), [kitchen, isWanted, speaker]);
  const test = useCallback(() => void speaker.enable().then(() => speaker.play('new')), [speaker]);
  return { isAudible, test };
}

function useSpeakerLife(speaker: Speaker): void {
  useEffect(() => {
    const wake = (): void => {
      if (!speaker.isAudible.get()) void speaker.enable();
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }, [speaker]);
}
