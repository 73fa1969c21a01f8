export { companyRoutes as routes } from './routes.ts';
