/** How many may be at one thing at once: each by themselves, all together, and how much they may weigh together. */
export interface ShareBounds {
  readonly each: number;
  readonly all: number;
  readonly weight?: number;
}
export interface Shares {
  /**
   * Takes a place for somebody; the answer gives it back, once however often it is called. Who has as many as one may
   * have is told so apart from finding everything taken: the first waits for themselves, the other for others.
   */
  readonly enter: (holder: string, weight?: number) => (() => void) | 'own' | 'all';
}

/** Places in a process that people share: nobody takes those of everybody. */
export const sharesOf = ({ each, all, weight: most = Infinity }: ShareBounds): Shares => {
  const taken = new Set<{ readonly holder: string; readonly weight: number }>();
  return {
    enter: (holder, weight = 0) => {
      const places = [...taken];
      if (places.filter((place) => place.holder === holder).length >= each) return 'own';
      const weighs = places.reduce((sum, place) => sum + place.weight, weight);
      if (places.length >= all || (weighs > most && places.length > 0)) return 'all';
      const place = { holder, weight };
      taken.add(place);
      return () => void taken.delete(place);
    },
  };
};
