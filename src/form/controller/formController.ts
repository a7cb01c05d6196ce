import type { Answers, CallName, CompiledDefinition, Context, Option, Pointer } from '#engine';
import type { ReactNode } from 'react';
import type { Call, CallResult, Notify } from '../call';
import type { Insurer } from './definitionFor';
import type { ServerDraft } from './draft/serverDraft';
import { initialState, type FormState } from './state';
import { createStore, type Store } from './store';

export interface RequestFormProps {
  definition: CompiledDefinition;
  customer: Context['customer'];
  /** All policies of the customer; the definition says which of them may ask. */
  policies: Context['policies'];
  subType: Context['subType'];
  /** YYYY-MM-DD, in the insurer's time zone. */
  today: string;
  /** What the words of the definition may call the insurer by. */
  insurer: Insurer;
  /** Calls that a stand-in answers in place of an outside service; the form says so where it makes one. */
  simulated: CallName[];
  call: Call;
  /** Fetches a file and keeps it under a name. */
  saveFrom: (url: string, name: string) => Promise<CallResult>;
  notify: Notify;
  /** The name under which this customer's draft of this request is kept on this device. */
  draftKey: string;
  initialPolicyNo?: string;
  /** What the link that led here carried. */
  link?: Context['link'];
  /** Has the form saved before its person signs out, until the returned function is called. */
  beforeLeaving: (save: () => Promise<boolean>) => () => void;
  onRaised: (ticket: { ticketnumber: string; policyNo: string }) => void;
  /** Where to go from here, for those who may not ask. */
  nextStep?: ReactNode;
  /** The success dialog was closed and the definition leads back to the list. */
  onClosed: () => void;
}

/** One opened form: what it was given, what it knows, and what is not for drawing. */
export interface FormController {
  props: RequestFormProps;
  store: Store<FormState>;
  /** The bytes of chosen files, by the id in the answers. */
  files: Map<string, File>;
  /** Text boxes keep their typing to themselves for a moment; each leaves here the way to hand it over at once. */
  flushes: Set<() => void>;
  /** What is being typed, by field, until it is handed over; and who is told that it is, and that it was. */
  typing: Map<Pointer, unknown>;
  onTyping: ((isDone: boolean) => void) | undefined;
  /** Look-ups on their way, by field; the newest of a field counts. */
  lookUps: Map<string, Promise<void>>;
  /** The policy whose values stand in the answers. */
  answersPolicyNo: string;
  /** Lists of other policies as they were edited before this one was picked. */
  editedLists: Map<string, { lists: Answers; before: FormState['before'] }>;
  /** The request that was sent last, so that sending it again is no second request. */
  lastSubmission: { fingerprint: string; key: string } | undefined;
  /** The form as the server was last known to keep it. */
  serverDraft: ServerDraft | undefined;
  /** A form on its way to be kept. */
  keeping: Promise<boolean> | undefined;
  /** The policy of which the kept form is to be written over: the person chose to start again. */
  startsAnew: string;
}

export function createFormController(props: RequestFormProps): FormController {
  return {
    props,
    store: createStore(initialState),
    files: new Map(),
    flushes: new Set(),
    typing: new Map(),
    onTyping: undefined,
    lookUps: new Map(),
    answersPolicyNo: '',
    editedLists: new Map(),
    lastSubmission: undefined,
    serverDraft: undefined,
    keeping: undefined,
    startsAnew: '',
  };
}

/** The newest properties count: the parent may have made its functions anew. */
export function renew(controller: FormController, props: RequestFormProps): void {
  controller.props = props;
}

/** Hands over what is still in the text boxes. */
export function flush({ flushes }: FormController): void {
  for (const commit of flushes) commit();
}

/** What the engine is asked with. */
export function contextOf(controller: FormController): Context {
  const { props, store } = controller;
  const { customer, policies, subType, today } = props;
  const { policyNo, phase, loaded, lists, proofs, signed } = store.get();
  return {
    customer,
    policies,
    policy: phase === 'picked' ? policyOf(policies, policyNo) : undefined,
    subType,
    loaded,
    lists: Object.fromEntries(
      Object.entries(lists).filter((entry): entry is [string, Option[]] => Array.isArray(entry[1])),
    ),
    proofs,
    signed,
    link: linkOf(controller, policyNo),
    today,
  };
}

/** What the link that led here carried; where none did, what the one carried with which the kept form was begun. */
export function linkOf({ props, serverDraft }: FormController, policyNo: string): Context['link'] {
  const { link = {} } = props;
  if (Object.keys(link).length > 0 || serverDraft?.policyNo !== policyNo) return props.link;
  return serverDraft.link ?? props.link;
}

export function policyOf(policies: Context['policies'], policyNo: string) {
  return policies.find((policy) => policy.policyNo === policyNo);
}
