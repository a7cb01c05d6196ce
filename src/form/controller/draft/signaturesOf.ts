import { type CompiledDefinition, type Context, resolveAnswers, signedText } from '#engine';
import { initialState, type FormState } from '../state';
import type { FoundDraft } from './serverDraft';

type Signatures = Pick<FormState, 'signed' | 'expiredSignatures' | 'isUnlocked'>;

/** The signatures that the server has for the draft, wherever they were given; a lapsed one signs no text. */
export function signaturesOf(
  definition: CompiledDefinition,
  context: Context,
  found: FoundDraft | undefined,
): Signatures {
  const { signed, expiredSignatures, isUnlocked } = initialState;
  if (!found?.serverDraft || found.signatures.length === 0)
    return { signed, expiredSignatures, isUnlocked };
  const text = signedText(context, resolveAnswers(definition, context, found.serverDraft.answers));
  return {
    signed: Object.fromEntries(
      found.signatures.map(({ signature, state }) => [signature, state === 'given' ? text : '']),
    ),
    expiredSignatures: found.signatures
      .filter(({ state }) => state === 'expired')
      .map(({ signature }) => signature),
    isUnlocked,
  };
}
