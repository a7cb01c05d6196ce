import { dueSignatures, resolveAnswers, type Signature, signedText } from '#engine';
import { contextOf, type Session } from './session';

/** Who has to sign these answers, and who of them has not, or signed others. */
export function signingOf(session: Session): { due: Signature[]; missing: Signature[] } {
  const { definition } = session.props;
  const { answers, signed, phase } = session.store.get();
  if (!definition.request.signatures || phase !== 'picked') return { due: [], missing: [] };
  const context = contextOf(session);
  const resolved = resolveAnswers(definition, context, answers);
  const due = dueSignatures(definition, context, resolved);
  if (Object.keys(signed).length === 0) return { due, missing: due };
  const text = signedText(context, resolved);
  return { due, missing: due.filter(({ id }) => signed[id] !== text) };
}

/** All who have to sign have signed: what they signed is what is sent, so nothing can be changed any more. */
export function isSigned(session: Session): boolean {
  if (Object.keys(session.store.get().signed).length === 0) return false;
  const { due, missing } = signingOf(session);
  return due.length > 0 && missing.length === 0;
}
