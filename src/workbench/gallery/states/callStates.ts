import { type CompiledDefinition, getAt, type Pointer, provingCall, withAt } from '#engine';
import { otpTexts } from '#fixtures';
import type { FormChange } from '#form/preview';
import type { Act, GalleryField, Reply, Setup } from '../specimen';
import type { States } from './states';

const withoutEnd = () => new Promise<void>(() => {});

/** The states of a list that a call fetches. */
const listState =
  (options: 'loading' | 'failed' | []) =>
  ({ name }: GalleryField, { request }: CompiledDefinition): Setup | undefined =>
    name in (request.lists ?? {})
      ? { start: 'empty', change: () => ({ lists: { [name]: options } }) }
      : undefined;

/** The states of a field whose look-up fills in others. */
const lookUpState =
  (reply?: Reply) =>
  ({ at }: GalleryField, { request }: CompiledDefinition): Setup | undefined => {
    const lookUp = request.lookUps?.[at];
    if (!lookUp) return undefined;
    return {
      start: 'filled',
      change: ({ answers }) => ({
        answers: Object.keys(lookUp.fills).reduce(
          (before, to) => withAt(before, to, undefined),
          answers,
        ),
        ...(reply === undefined && { lookUps: { [at]: withoutEnd() } }),
      }),
      ...(reply !== undefined && {
        replies: { [lookUp.call]: reply },
        acts: [{ kind: 'lookUp' }],
      }),
    };
  };

/** CSS selectors of the input of a field, of the button that proves its answer, and of the box for its OTP. */
const verifyOf = (at: Pointer) => `[id="at${at}~verify"]`;
const inputOf = (at: Pointer) => `[id="at${at}"]`;
const otpOf = (at: Pointer) => `[id="at${at}~otp"]`;

/** The states of an answer that a call proves. */
const proving =
  (reply?: Reply) =>
  ({ at }: GalleryField, definition: CompiledDefinition): Setup | undefined => {
    const proof = provingCall(definition, at);
    return (
      proof && {
        start: 'filled',
        change: () => ({ proofs: [] }),
        ...(reply && {
          replies: { [proof.call]: reply },
          acts: [{ kind: 'press' as const, target: verifyOf(at) }],
        }),
      }
    );
  };

/** The states before an OTP is sent. */
const otpUnsent =
  (reply: Reply) =>
  ({ at }: GalleryField, { request }: CompiledDefinition): Setup | undefined => {
    const proof = request.proofs?.[at];
    return (
      proof && {
        start: 'filled',
        change: () => ({ proofs: [], sentOtps: {} }),
        replies: { [proof.call]: reply },
        acts: [{ kind: 'enter', target: inputOf(at) }],
      }
    );
  };

/** The states after an OTP was sent. */
const otpSent =
  (code?: string, reply?: (language: string | undefined) => Reply) =>
  ({ at }: GalleryField, { request, language }: CompiledDefinition): Setup | undefined => {
    if (!request.proofs?.[at]) return undefined;
    const typed: Act[] =
      code === undefined
        ? []
        : [
            { kind: 'type', target: otpOf(at), text: code },
            { kind: 'enter', target: otpOf(at) },
          ];
    return {
      start: 'filled',
      change: ({ answers }): FormChange => ({
        proofs: [],
        sentOtps: {
          [at]: { uniqueId: 'otp', about: String(getAt(answers, at)), sentAt: Date.now() },
        },
      }),
      acts: typed,
      ...(reply && { replies: { 'POST verify-otp/': reply(language) } }),
    };
  };

/** The states of a camera, before a photo is taken. */
const camera =
  (opens: Setup['camera'], acts: Act[] = []) =>
  ({ at }: GalleryField): Setup => ({
    start: 'empty',
    camera: opens,
    acts: [{ kind: 'press', target: inputOf(at) }, ...acts],
  });

/** The states of a photo whose liveness is checked. */
const photo =
  (reply?: Reply) =>
  ({ at }: GalleryField, { request }: CompiledDefinition): Setup | undefined => {
    const proof = request.proofs?.[at];
    return (
      proof && {
        start: 'filled',
        change: () => ({ proofs: [] }),
        ...(reply && {
          replies: { [proof.call]: reply },
          acts: [{ kind: 'press' as const, target: inputOf(at) }],
        }),
      }
    );
  };

const code = '1234';

/** The states of what a field asks a service for. */
export const callStates = {
  listLoading: listState('loading'),
  listFailed: listState('failed'),
  listEmpty: listState([]),
  lookUpRunning: lookUpState(),
  lookUpNothing: lookUpState('wrong'),
  lookUpFailed: lookUpState('failing'),
  unproved: proving(),
  provingRunning: proving('slow'),
  provingRefused: proving('wrong'),
  provingFailed: proving('failing'),
  otpFailed: otpUnsent('failing'),
  otpUnsent: ({ at }, { request }) =>
    request.proofs?.[at] && { start: 'filled', change: () => ({ proofs: [], sentOtps: {} }) },
  otpSent: otpSent(),
  otpEmpty: otpSent(''),
  otpShort: otpSent('12'),
  otpWrong: otpSent(code, (language) => ({ message: otpTexts(language).wrong })),
  otpExpired: otpSent(code, (language) => ({ message: otpTexts(language).over })),
  otpLocked: otpSent(code, (language) => ({ message: otpTexts(language).locked })),
  otpNotVerified: otpSent(code, () => 'failing'),
  cameraStarting: camera('waits'),
  cameraOn: camera('opens'),
  cameraDenied: camera('NotAllowedError'),
  cameraNone: camera('NotFoundError'),
  cameraBusy: camera('NotReadableError'),
  cameraLost: camera('opens', [{ kind: 'unplug' }]),
  photoTaken: photo(),
  photoChecking: photo('slow'),
  photoRefused: photo('wrong'),
  photoFailed: photo('failing'),
} satisfies States;
