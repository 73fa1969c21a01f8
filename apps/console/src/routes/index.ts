import { businessRoutes } from './business.tsx';
import { cardRoutes } from './cards.tsx';
import { documentRoutes } from './documents.tsx';
import { statisticsRoutes } from './statistics.tsx';
import { hubRoutes } from './hub.tsx';
import { helpRoutes } from './help.tsx';
import { noticeRoutes } from './notices.tsx';
import { kitchenScreenRoutes } from './kitchenScreens.tsx';
import { peopleRoutes } from './people.tsx';
import { prefixRoutes } from './prefixes.ts';
import { profileRoutes } from './profile.tsx';
import { areaRoutes } from './areas.tsx';
import { photoRoutes } from './photos.tsx';
import { ratesStoreRoutes } from './ratesStore.tsx';
import { rootRoute, shellRoute } from './root.tsx';
import { securityRoutes } from './security.tsx';
import { sessionRoutes } from './session.tsx';
import { syncRoutes } from './sync.tsx';
import { terminalRoutes } from './terminals.tsx';
import { translationRoutes } from './translations.tsx';

const shellPages = [
  ...businessRoutes,
  ...areaRoutes,
  ...syncRoutes,
  ...documentRoutes,
  ...cardRoutes,
  ...statisticsRoutes,
  ...photoRoutes,
  ...ratesStoreRoutes,
  ...securityRoutes,
  ...terminalRoutes,
  ...kitchenScreenRoutes,
  ...hubRoutes,
  ...translationRoutes,
  ...peopleRoutes,
  ...noticeRoutes,
  ...helpRoutes,
  ...profileRoutes,
];

/** Every page of the console by its address. */
export const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  shellRoute.addChildren([...shellPages, ...prefixRoutes(shellPages)]),
]);
