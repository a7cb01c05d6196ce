import type { Result } from '#api';
import type {
  CallName,
  CompiledDefinition,
  Context,
  Insurer,
  Option,
  Pointer,
  Ticket,
} from '#engine';
import type { ReactNode } from 'react';
import type { Call, Notify } from '../call';
import type { DeviceKeys } from './draft/deviceKeys';
import type { PageAddress } from './pageAddress';
import { initialState, type FormState, type OpenTicket, type SubmitEvent } from './state';
import { createStore, type Store } from './store';

/** What the portal gives to a form. */
export interface RequestFormProps {
  definition: CompiledDefinition;
  customer: Context['customer'];
  /** All policies of the customer; the definition says which are eligible. */
  policies: Context['policies'];
  subType: Context['subType'];
  /** YYYY-MM-DD, in the insurer's time zone. */
  today: string;
  /** Values for placeholders in the texts of the definition. */
  insurer: Insurer;
  /** Calls that a simulation answers; the form says so where it makes one. */
  simulated: CallName[];
  call: Call;
  /** Downloads a file and saves it under a name. */
  saveFrom: (url: string, name: string) => Promise<Result>;
  notify: Notify;
  /** What encrypts this customer's drafts on this device. */
  deviceKeys: DeviceKeys;
  initialPolicyNo?: string;
  /** The page of a long form in the address; without it, the browser's Back leaves the form. */
  pageAddress?: PageAddress;
  /** What the link that led here carried. */
  link?: Context['link'];
  /** Registers the save that runs before the customer signs out; returns how to unregister it. */
  beforeLeaving: (save: () => Promise<boolean>) => () => void;
  /** What a submit is about: it goes on when the form is left, so that its customer has to be told elsewhere. */
  onSubmit: (event: SubmitEvent) => void;
  onRaised: (raised: { tickets: Ticket[]; policyNo: string }) => void;
  /** Names the open request that prevents this one, with the way to it. */
  openTicket?: (open: OpenTicket) => ReactNode;
  /** Leads to the requests of a policy. */
  trackLink?: (policyNo: string) => ReactNode;
  /** The number of the request that was raised here just before. */
  raisedBefore?: ReactNode;
  /** Where to go when the request is refused. */
  nextStep?: ReactNode;
  /** The success dialog was closed, and the definition leads back to the list. */
  onClosed: () => void;
}

/** One opened form. What the screen shows or a draft keeps is in the store. */
export interface FormController {
  props: RequestFormProps;
  store: Store<FormState>;
  /** The bytes of chosen files, by the id in the answers. */
  files: Map<string, File>;
  /** Text boxes delay their answers; each of these functions hands one over at once. */
  flushes: Set<() => void>;
  /** Values that are being typed, by field. Apart from the state, so that a key pressed redraws one text box only. */
  typing: Store<{ values: ReadonlyMap<Pointer, unknown> }>;
  /** The save that is running; the next one waits for it. */
  pendingSave: Promise<boolean> | undefined;
  /** The draft of this device is in the state. */
  isRestored: boolean;
}

export function createFormController(props: RequestFormProps): FormController {
  return {
    props,
    store: createStore(initialState),
    files: new Map(),
    flushes: new Set(),
    typing: createStore({ values: new Map() }),
    pendingSave: undefined,
    isRestored: false,
  };
}

/** Takes the newest properties: the parent may have created its functions again. */
export function updateProps(controller: FormController, props: RequestFormProps): void {
  controller.props = props;
}

/** Turns what is still in the text boxes into answers. */
export function flush({ flushes }: FormController): void {
  for (const commit of flushes) commit();
}

/** The context that the engine needs. */
export function contextOf(controller: FormController): Context {
  const { props, store } = controller;
  const { customer, policies, subType, today } = props;
  const { policyNo, phase, loaded, lists, proofs, signed } = store.get();
  return {
    customer,
    policies,
    policy: phase === 'picked' ? findPolicy(policies, policyNo) : undefined,
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

/** Query parameters of the link; without any, those of the link that started the server draft. */
export function linkOf({ props, store }: FormController, policyNo: string): Context['link'] {
  const { link = {} } = props;
  const { serverDraft } = store.get();
  if (Object.keys(link).length > 0 || serverDraft?.policyNo !== policyNo) return props.link;
  return serverDraft.link ?? props.link;
}

export function findPolicy(policies: Context['policies'], policyNo: string) {
  return policies.find((policy) => policy.policyNo === policyNo);
}
