export { type Hung, hungBy } from './hung.ts';
export { presentationRoutes as routes } from './routes.ts';
