export { clearMessages, openInbox } from './inbox.ts';
export { messageRoutes as routes } from './routes.ts';
export { type News, tell } from './tell.ts';
export { tellOwnerOf } from './tellOwnerOf.ts';
