import { lazy, Suspense } from 'react';
import { brand } from '../../app/brand.ts';
import { Optional } from '../../app/Optional.tsx';
import * as css from './Door.css.ts';

/** Later than the form, which is what one came for. */
const Picture = lazy(async () => ({ default: (await import('@comanda/ui/BrandPicture')).BrandPicture }));

/** What stands beside the form where there is room. */
export function DoorPicture() {
  return (
    <div className={css.picture}>
      <Optional>
        <Suspense>
          <Picture src={brand.signIn} />
        </Suspense>
      </Optional>
    </div>
  );
}
