import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * The calls of the hierarchy that clients of the platform know, by service, method and path, as it publishes them. Names of
 * parameters are ours.
 */
const platform = usePlatform();
const calls: Readonly<Record<string, string>> = {
  login: `POST /login/login · POST /login/token · DELETE /login/logout`,
  enrollment: `
    POST /user/recover · POST /user/reset · POST /user/new · POST /user/activate
    GET /company/user/{} · GET /company/{} · POST /company/upload · PUT /company/upload · DELETE /company/{}
    GET /company/group/{} · GET /company/group/{}/unassigned · POST /company/group/remove · POST /company/group/add
    GET /company/avatar/{}/web/{} · GET /company/store/{} · GET /company/store/all · GET /company/store/all/{}
    POST /company/store/remove · POST /company/multiple · GET /company/module/{}/{} · POST /company/list
    GET /company/store/limit · GET /company · PUT /company/flags/stopMaintenanceMode
    GET /store/company/{} · GET /store/company/all/{} · GET /store/{} · GET /store/group/{}
    GET /store/group/{}/unassigned · GET /store/avatar/{}/web/{} · GET /store/user/{} · GET /store/terminal/limit
    GET /store/filter/terminal · GET /store/filter/terminal/{} · GET /store · POST /store/group/remove
    POST /store/group/add · POST /store/multiple · POST /store/company/multiple · POST /store/group/multiple
    PUT /store/address
    GET /group/user/{} · GET /group/{} · GET /group/avatar/{}/web/{} · GET /group/company/{} · GET /group/store/{}
    POST /group/upload · POST /group/multiple · PUT /group/upload · DELETE /group/{}
    GET /user/{} · PUT /user · PUT /user/avatar/upload · GET /user/address/{} · PUT /user/address/{}
    GET /user/social/{} · PUT /user/social/{} · GET /user/avatar/{}/web/{} · POST /user/password/{}
    PUT /user/lang/{} · GET /user/customize/{} · PUT /user/customize/{}/webTheme · GET /user/company/{}
    POST /user/company/remove · POST /user/store/remove · POST /user/group/remove · GET /user/store/{} · GET /user/group/{} · GET /user/logged · GET /user/favorite
    GET /user/favorite/{} · PUT /user/favorite · POST /user/role · POST /user/avatar/list · GET /user/resend/{}
    POST /user/query · POST /user/list · DELETE /user/{} · POST /user/delete
    POST /user/upload · PUT /user/upload · GET /user/id/{}
    GET /business/owner/limit · GET /business/owner/filter · GET /business/owner/filter/{}
    POST /transfer · GET /transfer/{} · GET /transfer/full/{} · GET /transfer/accept/{} · GET /transfer/reject/{}
    POST /transfer/list · POST /transfer/delete · DELETE /transfer/{}
    GET /menu/user/{} · GET /menu/user/{}/{}`,
  notification: `
    GET /message/user/number/UNR · GET /message/user/{}/{}/{} · PUT /message/read · PUT /message/read/all
    DELETE /message/clear · DELETE /message/{} · POST /notification/send
    GET /subscription/class/{}/factorycloud/web · POST /classSubscription`,
  reporting: `
    GET /report/x/store/{}/weekly · POST /report/x/consolidated/weekly · POST /report/x/summarized/weekly
    POST /report/x/weekly/lite · POST /report/z/yearly/lite · POST /report/z/store/between/yearly/lite
    POST /report/z/summarized/yearly · POST /report/z/consolidated/yearly · POST /dailySale/request
    DELETE /dailySaleTemp/request/{} · POST /currencies/basic`,
  document: `
    GET /ticket/{} · POST /ticket/query/lite · POST /ticket/list/lite · GET /ticket/email/{}/{}/{} · GET /public/ticket/{}
    GET /public/ticket/email/{}/{}
    GET /ticket/fiscal/resend/store/{} · GET /ticket/fiscal/resend/ticket/{}
    GET /purchase/{} · POST /purchase/query/lite · POST /purchase/xml · DELETE /purchase/{} · POST /purchase/delete
    POST /purchase/list/lite · POST /balance/range · POST /balance/summary`,
  fiscal: `
    GET /signedXml/refresh/store/{} · GET /signedXml/force/store/{}
    GET /signedXml/refresh/ticket/{} · GET /signedXml/force/ticket/{}`,
  storage: `GET /invoice/store/{}/{}`,
  security: `GET /action/user · POST /action/business`,
  kds: `
    POST /kdsKitchenOrder/product · POST /kdsKitchenOrder/regular · POST /kdsKitchenOrder/fastFood
    POST /kdsKitchenOrder/preparationOrder · POST /kdsKitchenOrder/fullOrder · POST /kdsKitchenOrder/pickup
    POST /kdsKitchenOrder/preparationStatus · POST /kdsKitchenOrder/line · POST /kdsKitchenOrder/undo
    PUT /kdsKitchenOrder`,
};
/**
 * Records of stores are those of the maintenance area (service setup).
 */
const elsewhere: readonly (readonly [service: string, call: string])[] = [
  ['setup', 'POST /store/upload'],
  ['setup', 'PUT /store/upload'],
  ['setup', 'DELETE /store/{}'],
  ['setup', 'POST /store/list'],
];
const specified = Object.entries(calls).flatMap(([service, text]) =>
  text
    .split(/[·\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((call): readonly [string, string] => [service, call]),
);
let published: ReadonlySet<string> = new Set();
beforeAll(async () => {
  const response = await fetch(`${platform().origin}/api/openapi.json`);
  const { paths }: { paths: Readonly<Record<string, object>> } = JSON.parse(await response.text());
  published = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    ),
  );
});
it.each([...specified, ...elsewhere])('%s: %s is published', (service, call) => {
  const [method, path] = call.split(' ');
  expect(published).toContain(`${method} /api/${service}/v1${path}`);
});
