export { sessionMachine } from './session.machine.ts';
export { KEPT_AT_SIGN_OUT } from './session.types.ts';
export type {
  CallFailure,
  Credentials,
  RefusedCall,
  SessionCommand,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionState,
  SignInProblem,
} from './session.types.ts';
export { planRefresh, tokenState } from './tokens.ts';
export type { RefreshPlan, SessionTokens, TokenState } from './tokens.ts';
export { safeReturnPath } from './return-path.ts';
