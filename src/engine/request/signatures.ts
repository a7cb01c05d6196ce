import type {
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Problem,
  Signature,
} from '../definition/definition';
import { sortedJson } from '../json/sortedJson';
import { holds } from '../schema/holds';
import { interpolate } from '../text/message';
import { engineMessages } from '../text/messageFor';
import { asOf } from './asOf';
import { documentOf } from './document';
import { withValues } from './withValues';

/** The signatures that these answers require. */
export function dueSignatures(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Signature[] {
  const definition = withValues(asOf(given, context.today), context, answers);
  const document = documentOf(context, answers);
  return (definition.request.signatures ?? []).filter(
    ({ when }, i) => !when || holds(definition, `request#/signatures/${i}/when`, document),
  );
}

/**
 * What a party signs: the resolved answers as JSON with sorted names, or the digest that the caller makes of it
 * (`context.digestOf`).
 */
export function signedText({ digestOf }: Context, answers: NormalizedAnswers): string {
  const text = sortedJson(answers);
  return digestOf?.(text) ?? text;
}

/** A problem for each due signature that is missing, or that was given for other answers than these. */
export function missingSignatures(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  const due = dueSignatures(definition, context, answers);
  if (due.length === 0) return [];
  const text = signedText(context, answers);
  return due
    .filter(({ id }) => context.signed?.[id] !== text)
    .map(({ title }) => ({
      at: '',
      rule: 'signature',
      message: interpolate(engineMessages(definition).rules.signature, { label: title }),
    }));
}
