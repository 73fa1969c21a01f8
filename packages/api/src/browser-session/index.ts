export { sessionCredentials } from './credentials.ts';
export { browserPlace, type SessionPlace, type TabMessage } from './place.ts';
export {
  serveSession,
  type SessionActor,
  type SessionCalls,
  sessionCallsFor,
  type SessionOrder,
  type SessionPages,
  type SessionParts,
  type SessionReport,
  type SessionRules,
} from './session.ts';
export { attempt, type Kept, keptUnder, openShelf, type Shelf } from './shelf.ts';
export { tokenStore, type TokenStore } from './tokens.ts';
