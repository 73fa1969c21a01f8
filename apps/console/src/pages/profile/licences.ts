/** A package in the browser, as the build found it (`tools/vite/licences.ts`). */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly text: string;
}

/** What the build wrote beside the app; it throws where that cannot be had. */
export async function loadLicences(): Promise<readonly Licence[]> {
  const response = await fetch('/licences.json');
  if (!response.ok) throw new Error(`The licences answered ${response.status}.`);
  return (await response.json()) as readonly Licence[];
}
