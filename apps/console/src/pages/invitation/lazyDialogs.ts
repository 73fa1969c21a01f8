import { onDemand } from '@comanda/ui/OnDemand';
import { withTexts } from '../../app/language.ts';
import { texts } from './texts.ts';

/** Asks before an invitation is refused; most are accepted. */
export const answerDialog = onDemand(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);
/** Asks before somebody is signed out; most open their own mail. */
export const switchDialog = onDemand(async () => (await import('./SwitchDialog.tsx')).SwitchDialog);
/** Invites somebody, from wherever people of a company are looked after. */
export const inviteDialog = onDemand(() =>
  withTexts(
    import('./InviteDialog.tsx').then((part) => part.InviteDialog),
    texts,
  ),
);
