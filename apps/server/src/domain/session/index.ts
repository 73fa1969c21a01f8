export { installRoles } from './grants.ts';
export { sessionRoutes as routes } from './routes.ts';
