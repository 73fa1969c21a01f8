export { clearUncollected } from './clear.ts';
export { redeem } from './credential.ts';
export { forgetOldKitchen } from './forget.ts';
export { kitchenRoutes as routes } from './routes.ts';
export { enrol } from './screens.ts';
export { standingOf } from './standing.ts';
