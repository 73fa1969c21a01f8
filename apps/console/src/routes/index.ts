import { businessRoutes } from './business.tsx';
import { documentRoutes } from './documents.tsx';
import { peopleRoutes } from './people.tsx';
import { profileRoutes } from './profile.tsx';
import { areaRoutes } from './areas.tsx';
import { rootRoute, shellRoute } from './root.tsx';
import { sessionRoutes } from './session.tsx';
import { syncRoutes } from './sync.tsx';

/** Every page of the console by its address. */
export const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  shellRoute.addChildren([
    ...businessRoutes,
    ...areaRoutes,
    ...syncRoutes,
    ...documentRoutes,
    ...peopleRoutes,
    ...profileRoutes,
  ]),
]);
