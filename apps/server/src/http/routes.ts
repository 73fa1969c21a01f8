import { routes as accessKey } from '../domain/accessKey/index.ts';
import { routes as account } from '../domain/account/index.ts';
import { routes as backup } from '../domain/backup/index.ts';
import { routes as beginning } from '../domain/beginning/index.ts';
import { routes as business } from '../domain/business/index.ts';
import { routes as card } from '../domain/card/index.ts';
import { routes as closing } from '../domain/closing/index.ts';
import { routes as dailySale } from '../domain/dailySale/index.ts';
import { routes as device } from '../domain/device/index.ts';
import { routes as group } from '../domain/group/index.ts';
import { routes as hub } from '../domain/hub/index.ts';
import { routes as imports } from '../domain/import/index.ts';
import { routes as invitation } from '../domain/invitation/index.ts';
import { routes as balance } from '../domain/balance/index.ts';
import { routes as purchase } from '../domain/purchase/index.ts';
import { routes as deliveryNote } from '../domain/deliveryNote/index.ts';
import { routes as fiscal } from '../domain/fiscal/index.ts';
import { routes as invoice } from '../domain/invoice/index.ts';
import { routes as journal } from '../domain/journal/index.ts';
import { routes as kitchen } from '../domain/kitchen/index.ts';
import { routes as member } from '../domain/member/index.ts';
import { routes as message } from '../domain/message/index.ts';
import { routes as people } from '../domain/people/index.ts';
import { routes as photo } from '../domain/photo/index.ts';
import { routes as picture } from '../domain/picture/index.ts';
import { routes as platform } from '../domain/platform/index.ts';
import { routes as presentation } from '../domain/presentation/index.ts';
import { routes as profile } from '../domain/profile/index.ts';
import { routes as provider } from '../domain/provider/index.ts';
import { routes as report } from '../domain/report/index.ts';
import { routes as role } from '../domain/role/index.ts';
import { routes as session } from '../domain/session/index.ts';
import { routes as sync } from '../domain/sync/index.ts';
import { routes as terminal } from '../domain/terminal/index.ts';
import { routes as ticket } from '../domain/ticket/index.ts';
import { routes as search } from '../domain/search/index.ts';
import { routes as transfer } from '../domain/transfer/index.ts';
import { routes as translation } from '../domain/translation/index.ts';
import { routes as tree } from '../domain/tree/index.ts';
import { routes as view } from '../domain/view/index.ts';
import { routes as wording } from '../domain/wording/index.ts';
import { resourceRoutes } from '../resource/routes.ts';
import type { Route } from '../core/route.ts';

/** Every call of the contract with what does it. */
export const routes: readonly Route[] = [
  ...platform,
  ...session,
  ...provider,
  ...account,
  ...people,
  ...profile,
  ...role,
  ...member,
  ...invitation,
  ...transfer,
  ...accessKey,
  ...group,
  ...journal,
  ...business,
  ...beginning,
  ...message,
  ...sync,
  ...device,
  ...terminal,
  ...ticket,
  ...deliveryNote,
  ...fiscal,
  ...invoice,
  ...purchase,
  ...balance,
  ...card,
  ...closing,
  ...report,
  ...presentation,
  ...dailySale,
  ...kitchen,
  ...hub,
  ...search,
  ...tree,
  ...translation,
  ...view,
  ...wording,
  ...photo,
  ...picture,
  ...imports,
  ...backup,
  ...resourceRoutes,
];
