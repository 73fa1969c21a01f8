import { isChunkFailure, isPlatformReachable, reportPartFailure, unsavedDialog } from './newVersion.ts';
import { hasUnsaved } from './unsaved.ts';

/**
 * Brings a part that a page asks for beside what it shows. One of a build that is gone is told as any is (docs/product.md
 * §3.5); while nothing can be reached the page stays, and who asked says what it lacks.
 */
export async function bringPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && (await isPlatformReachable())) {
      const told = reportPartFailure(hasUnsaved());
      // A dialog that has to be left first is where this is said meanwhile.
      if (!unsavedDialog.left) await told;
    }
    throw error;
  }
}
