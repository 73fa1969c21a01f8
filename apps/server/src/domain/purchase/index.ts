export { purchaseRoutes as routes } from './routes.ts';
