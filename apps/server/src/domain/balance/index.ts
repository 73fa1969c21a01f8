export { balanceRoutes as routes } from './routes.ts';
