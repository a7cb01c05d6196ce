import { callNamed, knownCalls } from '#api';
import type { CompiledDefinition } from '#engine';
import type { CallChoice } from '../frame/messages';
import type { Outcome } from '../previewState';
import { emptied, sampleOf } from './sample';

/** Why a request type makes a call. */
type Purpose = 'opening' | 'search' | 'check' | 'step' | 'other';

/** What `wrong` means for a call, if it is not "declined": a key of `preview.wrong`. */
const wrongs: { [call: string]: string } = {
  'POST sr-status/': 'open',
  'POST dgh-sr-status/': 'open',
  'POST get-otp/': 'notSent',
  'POST verify-otp/': 'otp',
  'POST pan-check/': 'pan',
  'POST penny-drop/': 'name',
  'POST face-liveness/': 'face',
};

/** Every call that a request type can make, in the order of the form, with its possible responses. */
export function possibleCalls(
  definition: CompiledDefinition,
): (CallChoice & { isOpening: boolean })[] {
  const purposes = new Map<string, Set<Purpose>>();
  for (const [call, purpose] of callsOf(definition))
    purposes.set(call, (purposes.get(call) ?? new Set()).add(purpose));
  return [...purposes].map(([call, of]) => ({
    call,
    outcomes: outcomesOf(call, of),
    wrong: wrongs[call] ?? 'declined',
    isOpening: of.has('opening'),
  }));
}

function* callsOf({ request }: CompiledDefinition): Generator<[call: string, purpose: Purpose]> {
  const { openRequestCheck, openRequestNotice, proofs = {}, signatures = [], draft } = request;
  if (openRequestCheck === 'link') yield ['POST dgh-sr-status/', 'check'];
  else if (openRequestCheck || openRequestNotice) yield ['POST sr-status/', 'check'];
  if (openRequestCheck === true) yield ['POST sr-status/', 'opening'];
  if (openRequestCheck === 'link') yield ['POST dgh-sr-status/', 'opening'];
  for (const { call } of request.load ?? []) yield* both(call, 'opening');
  if (draft) yield [draft.load, 'opening'];
  for (const list of Object.values(request.lists ?? {}))
    if ('call' in list) yield* both(list.call, 'opening');
  for (const { call } of Object.values(request.lookUps ?? {})) yield [call, 'search'];
  for (const { call } of Object.values(proofs)) yield [call, 'check'];
  for (const { call } of signatures) yield [call, 'check'];
  const byOtp = Object.values(proofs).some(({ holdsWhen }) => !holdsWhen);
  if (byOtp || signatures.length > 0) yield ['POST verify-otp/', 'check'];
  for (const { call } of request.asides ?? []) yield [call, 'check'];
  for (const { call } of request.downloads ?? []) yield [call, 'other'];
  if (draft) yield [draft.save, 'other'];
  for (const { call } of request.steps) yield [call, 'step'];
}

function* both(call: string, purpose: Purpose): Generator<[call: string, purpose: Purpose]> {
  yield [call, purpose];
  yield [call, 'search'];
}

function outcomesOf(call: string, purposes: Set<Purpose>): Outcome[] {
  return [
    'right',
    ...(purposes.has('check') || purposes.has('step') ? (['wrong'] as const) : []),
    'slow',
    'failing',
    ...(purposes.has('search') && canBeEmpty(call) ? (['empty'] as const) : []),
  ];
}

/** Whether the contract allows a response in which nothing was found. */
function canBeEmpty(call: string): boolean {
  if (call in nothing) return true;
  const output = outputOf(call);
  if (!output) return false;
  const found = sampleOf(output);
  return JSON.stringify(emptied(found, output)) !== JSON.stringify(withTexts(found));
}

/** A sample has empty texts: with other texts, it differs from a response in which nothing was found. */
const withTexts = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part, (_name, value) => (value === '' ? 'A text' : value)));

/** Responses in which nothing was found, where they are not simply empty. */
export const nothing: { [call: string]: object } = {
  'POST ppc-data-availability': { status: 'success', data_available: false },
};

/** The schema of the response to a call; undefined for a file, and for a call that only one request type makes. */
export function outputOf(call: string) {
  const name = callNamed(call);
  const output = name && knownCalls[name]?.output;
  return output === 'pdf' ? undefined : output;
}
