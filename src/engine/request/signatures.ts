import { asOf } from './day';
import type {
  Answers,
  CompiledDefinition,
  Context,
  Problem,
  Signature,
} from '../definition/definition';
import { documentOf, withReadOnlyValues } from './document';
import { holds } from '../schema/holds';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { sortedJson } from '../json/sortedJson';
import { engineMessages } from '../text/wording';
import { interpolate } from '../text/message';

/** The signatures that these answers call for. */
export function dueSignatures(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): Signature[] {
  const definition = asOf(given, context.today);
  const document = documentOf(context, settled(definition, context, answers));
  return (definition.request.signatures ?? []).filter(
    ({ when }, i) => !when || holds(definition, `request#/signatures/${i}/when`, document),
  );
}

/**
 * What a party signs: the answers as they count, own values included, as text or as the digest that the caller makes
 * of it (`context.digestOf`). The same answers give the same, in whichever order they were given.
 */
export function signedText(given: CompiledDefinition, context: Context, answers: Answers): string {
  const text = sortedJson(settled(asOf(given, context.today), context, answers));
  return context.digestOf?.(text) ?? text;
}

/** A problem for each due signature that is not there, or that was given for other answers than these. */
export function missingSignatures(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Problem[] {
  const due = dueSignatures(definition, context, answers);
  if (due.length === 0) return [];
  const text = signedText(definition, context, answers);
  return due
    .filter(({ id }) => context.signed?.[id] !== text)
    .map(({ title }) => ({
      at: '',
      rule: 'signature',
      message: interpolate(engineMessages(definition).rules.signature, { label: title }),
    }));
}

const settled = (definition: CompiledDefinition, context: Context, answers: Answers) =>
  normalizeAnswers(definition, withReadOnlyValues(definition, context, answers));
