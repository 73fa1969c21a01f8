export { redeem } from './credential.ts';
export { forgetOldKitchen } from './forget.ts';
export { kitchenRoutes as routes } from './routes.ts';
export { standingOf } from './standing.ts';
