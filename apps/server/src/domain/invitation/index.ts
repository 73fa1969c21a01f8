export { invitationRoutes as routes } from './routes.ts';
