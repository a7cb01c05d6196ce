import type { ShownMessage } from '#authoring';
import type { CompiledDefinition, Pointer } from '#engine';
import { otpTexts } from '#fixtures';
import type { FormChange, FormPartName, FormState } from '#form/preview';
import type { Act, Reply, Specimen } from '../specimen';

type Named = Omit<Specimen, 'id'>;

const ticketnumber = 'SR00000001';

const at = (
  part: FormPartName['kind'],
  state: string,
  change: FormChange = {},
  more: Partial<Named> = {},
): Named => ({
  part: { kind: part } as FormPartName,
  state,
  start: 'filled',
  change: () => change,
  ...more,
});

/** The rules whose message stands at the policy; those of others are in a dialog. */
const atPolicy = ['required', 'not-eligible'];

/** The choice of a policy: its states, and each of its messages. */
export function policyStates({ request }: CompiledDefinition, messages: ShownMessage[]): Named[] {
  const refused = messages.map(({ rule, text, next }): Named => {
    const ofRule = { rule, start: 'empty' as const };
    if (rule === 'no-policy') return at('form', 'refused', {}, ofRule);
    if (atPolicy.includes(rule))
      return at('policy', 'message', none, {
        ...ofRule,
        problem: { at: '/policy', rule, message: text },
      });
    const dialog =
      rule === 'notice' && request.openRequestNotice
        ? pause(text.replaceAll('{ticketnumber}', ticketnumber), request.openRequestNotice)
        : {
            kind: 'message' as const,
            message: text,
            ...(next && { next: { ...next, policyNo: '' } }),
          };
    return at('policy', 'dialog', { ...none, dialog }, ofRule);
  });
  return [
    at('policy', 'empty', none),
    at('policy', 'waiting', { phase: 'opening' }),
    at('policy', 'failed', { phase: 'failed' }),
    at('policy', 'filled'),
    ...refused,
  ];
}

const none: FormChange = { policyNo: '', phase: 'none' };

const pause = (message: string, choices?: { field: Pointer; goOn: string; change: string }) => ({
  kind: 'pause' as const,
  message,
  onChoice: () => {},
  ...(choices && { choices }),
});

/** A load that brought nothing. */
export const loadState = (rule: string): Named =>
  at('policy', 'nothingLoaded', { loaded: {} }, { rule });

/** What becomes of a submit. */
export function submitStates(
  definition: CompiledDefinition,
  texts: { success: string; failed: string },
): Named[] {
  const { request, language } = definition;
  const pauses = request.steps.flatMap(({ pause: given }): Named[] =>
    given ? [at('end', 'paused', { dialog: pause('…', given.choices) })] : [],
  );
  const tickets = [{ ticketnumber, title: definition.ui['ui:title'] ?? definition.key }];
  return [
    ...(request.submitWhen ? [at('end', 'heldBack', {}, { start: 'empty' })] : []),
    at('summary', 'allProblems', {}, { start: 'empty', showsAll: true }),
    at('end', 'ready'),
    at('end', 'sending', { submission: { kind: 'sending', share: 0.4 } }),
    at('end', 'checking', { submission: { kind: 'sending', share: 1, isChecking: true } }),
    at('end', 'failed', { submission: { kind: 'unsent', message: texts.failed } }),
    at('end', 'unknown', { submission: { kind: 'unsent', isUnknown: true } }),
    ...(request.steps.length > 1
      ? [at('end', 'partlySent', { submission: { kind: 'unsent', tickets } })]
      : []),
    at('end', 'sessionEnded', {
      submission: { kind: 'unsent', message: otpTexts(language).session },
    }),
    ...pauses,
    at('end', 'sent', {
      dialog: {
        kind: 'done',
        message: texts.success.replaceAll('{ticketnumber}', ticketnumber),
        tickets,
        policyNo: '',
        then: 'list',
      },
    }),
  ];
}

/** The OTP with which a party signs. */
export function signatureStates({ request, language }: CompiledDefinition, title: string): Named[] {
  const signatures = request.signatures ?? [];
  const index = signatures.findIndex((one) => one.title === title);
  const signature = signatures[index]!;
  const before = signatures.slice(0, index).map(({ id }) => id);
  const change = ({ signed }: FormState): FormChange => ({
    signed: Object.fromEntries(Object.entries(signed).filter(([id]) => before.includes(id))),
  });
  const box = `[id="${signature.id}~otp"]`;
  const send: Act = { kind: 'press', target: `[id="${signature.id}"] button` };
  const verify: Act[] = [
    { kind: 'type', target: box, text: '1234' },
    { kind: 'enter', target: box },
  ];
  const isSent: Named['change'] = (state) => {
    const about = state.signed[signature.id]!;
    return {
      ...change(state),
      sentOtps: { [signature.id]: { uniqueId: 'otp', about, sentAt: Date.now() } },
    };
  };
  const state = (name: string, more: Partial<Named>) =>
    at('end', name, {}, { start: 'signed', change, ...more });
  const checked = (name: string, reply: Reply) =>
    state(name, { change: isSent, acts: verify, replies: { 'POST verify-otp/': reply } });
  const { wrong, over, locked } = otpTexts(language);
  return [
    state('otpUnsent', {}),
    state('otpFailed', { acts: [send], replies: { [signature.call]: 'failing' } }),
    state('otpSent', { change: isSent }),
    checked('otpWrong', { message: wrong }),
    checked('otpExpired', { message: over }),
    checked('otpLocked', { message: locked }),
    checked('otpNotVerified', 'failing'),
    at('end', 'signed', {}, { start: 'signed' }),
  ];
}
