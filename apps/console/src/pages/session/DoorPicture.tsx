import { lazy, Suspense } from 'react';
import { brand } from '../../app/brand.ts';
import * as css from './Door.css.ts';

const Tiles = lazy(() => import('./DoorTiles.tsx'));

/** What stands beside the form where there is room: the brand's picture, else tiles in the colours of its theme. */
export function DoorPicture() {
  const { signIn } = brand;
  return (
    <div className={css.picture} data-surface="brand" aria-hidden="true">
      {signIn === undefined ? (
        <Suspense>
          <Tiles />
        </Suspense>
      ) : (
        <img className={css.drawn} src={signIn} alt="" />
      )}
    </div>
  );
}
