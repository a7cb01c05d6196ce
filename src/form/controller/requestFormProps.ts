import type { Result } from '#api';
import type { CallName, CompiledDefinition, Context, Insurer, Ticket } from '#engine';
import type { ReactNode } from 'react';
import type { Call, Notify } from '../call';
import type { DeviceKeys } from './draft/deviceKeys';
import type { PageAddress } from './pageAddress';
import type { NextOf, OpenTicket, SubmitEvent } from './state';

/** What a request has raised. */
interface Raised {
  tickets: Ticket[];
  policyNo: string;
}

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
  /** In place of the form until the draft of this device is read. */
  loading?: ReactNode;
  /** Below the form, and not before it: the form would push it down. */
  below?: ReactNode;
  initialPolicyNo?: string;
  /** The page of a long form in the address; without it, the browser's Back leaves the form. */
  pageAddress?: PageAddress;
  /** What the link that led here carried. */
  link?: Context['link'];
  /** Registers the save that runs before the customer signs out; returns how to unregister it. */
  beforeLeaving: (save: () => Promise<boolean>) => () => void;
  /** What a submit is about: it goes on when the form is left, so that its customer has to be told elsewhere. */
  onSubmit: (event: SubmitEvent) => void;
  onRaised: (raised: Raised) => void;
  /** Names the open request that prevents this one, with the way to it. */
  openTicket?: (open: OpenTicket) => ReactNode;
  /** Leads to what a refused customer can do now; nothing where it is not offered to them. */
  nextLink?: (next: NextOf) => ReactNode;
  /** Leads to what was raised. */
  trackLink?: (raised: Raised) => ReactNode;
  /** The number of the request that was raised here just before. */
  raisedBefore?: ReactNode;
  /** Where to go when the request is refused. */
  nextStep?: ReactNode;
  /** The success dialog was closed, and the definition leads back to the list. */
  onClosed: () => void;
}
