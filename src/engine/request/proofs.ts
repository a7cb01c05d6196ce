import { activeSchema } from '../schema/active';
import type {
  NormalizedAnswers,
  CompiledDefinition,
  Context,
  Pointer,
  Problem,
  Proof,
  ProofCall,
  Schema,
} from '../definition/definition';
import { isObject } from '../json/object';
import { oncePer } from '../json/oncePer';
import { fieldOf, getAt, pointerOf } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import { answersIn, buildPayload } from '../mapping/buildPayload';
import { descriptionOf } from '../schema/fields';
import { holds } from '../schema/holds';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { hasKeyword } from '../schema/subschemas';
import { messageFor } from '../text/messageFor';
import { documentOf } from './document';
import { isDeclined } from './isSuccess';

/** The active fields whose value must be proved, and for which purpose. */
export function requiredProofs(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
): { at: Pointer; purpose: string }[] {
  const { properties = {} } = activeSchema(definition, answers);
  return Object.entries<Schema>(properties)
    .filter(([, part]) => part.proof)
    .map(([name, part]) => ({ at: pointerOf(name), purpose: part.proof }));
}

/** Whether a schema asks for a proof of any value, whatever the answers. */
export const asksForProof = oncePer((schema: Schema) => hasKeyword(schema, 'proof'));

/** The value that a proof names: the answer itself, or the id of a file. */
export const proofValueOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

/** The call that is itself the proof of an answer. The proof of a file is another matter: its content is what counts. */
export function provingCall(
  { request, schema }: CompiledDefinition,
  at: Pointer,
): ProofCall | undefined {
  const call = request.proofs?.[at];
  return call?.holdsWhen && !descriptionOf(schema, at)?.upload ? call : undefined;
}

/** What the {@link provingCall} of an answer sends; its proof counts for exactly that. */
export function provingPayload(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  at: Pointer,
): { [name: string]: unknown } | undefined {
  const call = provingCall(definition, at);
  return call && buildPayload(call.send, documentOf(context, answers));
}

/**
 * Whether the response to the call of a proof proves the answer: it does not decline, and meets `holdsWhen`, which may
 * compare it with what was sent. A proof counts for nothing else, so that it holds as long as that stays.
 */
export function isProvedBy(
  definition: CompiledDefinition,
  at: Pointer,
  response: unknown,
  sent: { [name: string]: unknown } | undefined,
): boolean {
  if (isDeclined(response)) return false;
  const location = `request#${pointerOf('proofs', at, 'holdsWhen')}`;
  return holds(definition, location, response, { ...Object(response), sent });
}

/** The proof that the answer at a field needs, as it has to be given; undefined where it needs none or is missing. */
export function neededProof(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  at: Pointer,
): Proof | undefined {
  const purpose = requiredProofs(definition, answers).find((proof) => proof.at === at)?.purpose;
  const value = proofValueOf(getAt(answers, at));
  if (purpose === undefined || value === undefined) return undefined;
  const sent = provingPayload(definition, context, answers, at);
  return { purpose, value: String(value), ...(sent && { sent }) };
}

/** Whether one of the proofs of the customer is the needed one. */
export const hasProof = (proofs: Proof[], needed: Proof): boolean =>
  proofs.some(
    ({ purpose, value, sent }) =>
      purpose === needed.purpose &&
      value === needed.value &&
      (sent === undefined || sortedJson(sent) === sortedJson(needed.sent)),
  );

/** A problem for each answer that this customer has not proved. A missing answer is a matter of `required`. */
export function missingProofs(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  return requiredProofs(definition, answers).flatMap(({ at }) => {
    const needed = neededProof(definition, context, answers, at);
    if (!needed || hasProof(context.proofs ?? [], needed)) return [];
    return [{ at, rule: 'proof', message: messageFor(definition, { at, rule: 'proof' }) }];
  });
}

/** The answers that a proof depends on: a step that sends only some of them cannot tell whether it is given. */
export const answersOfProof = (definition: CompiledDefinition, at: Pointer): Pointer[] => [
  at,
  ...answersIn(provingCall(definition, at)?.send ?? {}),
];

/**
 * The required choices without an answer of which every answer leads to a proof: nothing can be submitted before that
 * proof.
 */
export function choicesBeforeProof(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
): Pointer[] {
  const { properties = {}, required = [] } = activeSchema(definition, answers);
  return (required as string[])
    .filter((name) => answers[name] === undefined && Array.isArray(properties[name]?.enum))
    .filter((name) =>
      properties[name].enum.every((value: unknown) => {
        const chosen = normalizeAnswers(definition, { ...answers, [name]: value });
        return (
          requiresProof(definition, chosen) || choicesBeforeProof(definition, chosen).length > 0
        );
      }),
    )
    .map((name) => pointerOf(name));
}

function requiresProof(definition: CompiledDefinition, answers: NormalizedAnswers): boolean {
  const { required = [] } = activeSchema(definition, answers);
  return requiredProofs(definition, answers).some(({ at }) => required.includes(fieldOf(at)));
}
