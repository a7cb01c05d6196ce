import {
  asOf,
  type CompiledDefinition,
  pointerOf,
  type Problem,
  type ReadStep,
  readStep,
  runReader,
  type StepReading,
  type StepSource,
} from '#engine';
import { findCallProof } from '../proofs/callProofs';
import { conflict, refusedRequest, type Reply } from '../reply';
import { t } from '../i18n';
import { makeNeededCall, recordsOf } from './context';
import type { StepRequest } from './stepRequest';
import { type FileProblems, fileProblems } from './fileProblems';
import { logReusedProofs } from './provedValues';
import { fileAnswers } from './receivedPayload';
import { replyWithProblems } from './replyWithProblems';
import { findResult, lastPayloads, type StepResult } from './stepResults';

/** A step that may be taken. */
export interface ValidatedStep extends ReadStep<StepResult> {
  definition: CompiledDefinition;
}

/** Reads what was sent by the rules of the request type and the insurer's own records. */
export async function validateStep(
  stepRequest: StepRequest,
): Promise<ValidatedStep | { refused: Reply }> {
  const { stepMatch, services, session, received } = stepRequest;
  const { step, type } = stepMatch;
  // What is kept as shown has to be what was on the screen.
  if (session.form?.key === type.key && session.form.digest !== type.digest)
    return { refused: conflict(t('request.changed')) };
  const definition = asOf(step.raises ? type.failFast : type.allErrors, services.today());
  const { kind, fields, files } = received;
  const source: StepSource<StepResult, FileProblems> = {
    records: (policyNumber) => recordsOf(stepRequest, policyNumber),
    call: (needed) => makeNeededCall(stepRequest, needed),
    lastPayloads: (policyNumber) => lastPayloads(stepRequest, policyNumber),
    inspectFiles: (answers) => fileProblems(services, definition, answers, Object.values(files)),
    findResult: (earlier, payload) => findResult(stepRequest, earlier, payload),
    findProof: (call, payload) => findCallProof(services, session, call, payload),
  };
  const sent = {
    kind: kind === 'multipart' ? kind : ('json' as const),
    fields,
    files: fileAnswers(files),
  };
  const reading = await runReader(readStep(definition, step, sent, source));
  if (reading.kind === 'due') return { ...reading, definition };
  if (reading.kind === 'problems')
    await logReusedProofs(stepRequest, definition, reading.answers, reading.problems);
  return { refused: replyTo(reading) };
}

function replyTo(reading: Exclude<StepReading<StepResult, FileProblems>, { kind: 'due' }>): Reply {
  switch (reading.kind) {
    case 'unknown':
      return replyWithProblems(unknownFields(reading.names));
    case 'refusal':
      return refusedRequest(reading.refusal);
    case 'files':
      return replyWithProblems(reading.refused.problems, reading.refused.status);
    case 'stopped':
      return conflict(reading.message);
    case 'outOfOrder':
      return conflict(t('request.outOfOrder'));
    default:
      return replyWithProblems(reading.problems);
  }
}

/** A problem for each property that the step does not send; they are rejected, not ignored. */
const unknownFields = (names: string[]): Problem[] =>
  names.map((field) => ({
    at: pointerOf(field),
    rule: 'unknown',
    message: t('request.field', { field }),
  }));
