import type { CallName, RequestRules, Step, ValueMap } from '#engine';
import { callName } from './callName';

/** What is known of a request type without opening it: enough to find it among thousands. */
export interface RequestTypeMetadata {
  subType: { name: string; code?: string };
  /** Whether a policy can have only one open request of this type. */
  isExclusive: boolean;
  steps: StepMetadata[];
  /** The other calls of the contract that it declares, each named by {@link declaredCall} or {@link provingCall}. */
  declaredCalls: string[];
}

export interface StepMetadata {
  id: string;
  call: CallName;
  encoding: 'json' | 'multipart';
  raisesTicket: boolean;
}

/** How {@link RequestTypeMetadata} names a call; the type of an OTP is part of the name. */
export const declaredCall = (call: CallName, otpType = ''): string =>
  `${callName(call)} ${otpType}`.trim();

/** How {@link RequestTypeMetadata} names a call whose response proves an answer. */
export const provingCall = (call: CallName): string => `proof by ${callName(call)}`;

export function metadataOf(rules: RequestRules): RequestTypeMetadata {
  const { subType, openRequestCheck, steps, draft, asides = [], downloads = [] } = rules;
  const calls = [
    ...(draft ? [draft.load, draft.save] : []),
    ...[...asides, ...downloads].map(({ call }) => call),
  ];
  const signed = (rules.signatures ?? []).flatMap(({ call, send }) =>
    otpTypeOf(send).map((type) => declaredCall(call, type)),
  );
  const proving = Object.values(rules.proofs ?? {}).filter(({ holdsWhen }) => holdsWhen);
  return {
    subType,
    isExclusive: Boolean(openRequestCheck),
    steps: steps.map((step) => ({
      id: step.id,
      call: step.call,
      encoding: encodingOf(step),
      raisesTicket: step.raises !== undefined,
    })),
    declaredCalls: [
      ...new Set([
        ...calls.map((call) => declaredCall(call)),
        ...signed,
        ...proving.map(({ call }) => provingCall(call)),
      ]),
    ],
  };
}

export const encodingOf = (step: Step) => step.as ?? 'json';

function otpTypeOf({ otp_type: source }: ValueMap): string[] {
  return typeof source === 'object' && 'const' in source ? [String(source.const)] : [];
}
