import { Skeleton } from '@comanda/ui/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';

/** An editor whose code, drag and drop or a colour wheel, comes only with a form that has such a field. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Later = lazy(async () => ({ default: await load() }));
  return function LaterEditor(props: P) {
    return (
      <Suspense fallback={<Skeleton shape="control" />}>
        <Later {...props} />
      </Suspense>
    );
  };
}

export const ColourEditor = later(() => import('./ColourEditor.tsx').then((module) => module.ColourEditor));
export const ImageEditor = later(() => import('./ImageEditor.tsx').then((module) => module.ImageEditor));
export const ReferencesEditor = later(() =>
  import('./ReferencesEditor.tsx').then((module) => module.ReferencesEditor),
);
