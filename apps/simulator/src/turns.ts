/**
 * One piece of work after the other: of those that wait, the one with the first place goes next. Nothing begins before
 * `gather` milliseconds have passed since the first one asked, so that those who are a little slower keep their places.
 */
export const turnsOf = (
  gather: number,
  pass: (milliseconds: number) => Promise<unknown>,
): ((place: number, work: () => Promise<void>) => Promise<void>) => {
  const waiting: { readonly place: number; readonly begin: () => Promise<void> }[] = [];
  let goesOn: Promise<void> | undefined;
  const goThrough = async (): Promise<void> => {
    await pass(gather);
    while (waiting.length > 0) {
      const first = Math.min(...waiting.map(({ place }) => place));
      const [next] = waiting.splice(
        waiting.findIndex(({ place }) => place === first),
        1,
      );
      await next?.begin();
    }
    goesOn = undefined;
  };
  return (place, work) =>
    new Promise((resolve, reject) => {
      // What fails is told to who asked for it, and keeps nobody else waiting.
      waiting.push({ place, begin: () => work().then(resolve, reject) });
      goesOn ??= goThrough();
      goesOn.catch(reject);
    });
};
