import type { IconName } from '#ui';
import type { Tone } from '../components/Chip';
import type { Ticket } from './tickets';

/** A step of a timeline; the last five end it. */
export type StepName =
  'received' | 'inWork' | 'waiting' | 'done' | 'cancelled' | 'merged' | 'closed';

/** What happens next. */
export type NextName =
  'received' | 'inWork' | 'onHold' | 'waiting' | 'done' | 'cancelled' | 'merged' | 'unknown';

interface Status {
  /** The step at which the request is. */
  at: StepName;
  next: NextName;
  tone: Tone;
  icon: IconName;
}

const done: Status = { at: 'done', next: 'done', tone: 'good', icon: 'check' };

/** By the status codes of the insurer's CRM (TRACK-06). */
const statuses: { [code: number]: Status } = {
  1: { at: 'received', next: 'received', tone: 'open', icon: 'clock' },
  2: { at: 'inWork', next: 'onHold', tone: 'attention', icon: 'pause' },
  3: { at: 'waiting', next: 'waiting', tone: 'attention', icon: 'warning' },
  4: { at: 'inWork', next: 'inWork', tone: 'open', icon: 'clock' },
  5: done,
  6: { at: 'cancelled', next: 'cancelled', tone: 'ended', icon: 'cross' },
  1000: done,
  2000: { at: 'merged', next: 'merged', tone: 'ended', icon: 'info' },
  992760000: done,
};

const stepsTo: { [at in StepName]: StepName[] } = {
  received: ['received', 'inWork', 'done'],
  inWork: ['received', 'inWork', 'done'],
  // Only while it waits: the codes do not tell whether it ever did.
  waiting: ['received', 'inWork', 'waiting', 'done'],
  done: ['received', 'inWork', 'done'],
  cancelled: ['received', 'cancelled'],
  merged: ['received', 'merged'],
  closed: ['received', 'closed'],
};

export interface TimelineStep {
  name: StepName;
  state: 'past' | 'current' | 'ahead';
  /** The moment in UTC, where it is known. */
  at?: string | undefined;
}

export interface Progress extends Pick<Status, 'next' | 'tone' | 'icon'> {
  steps: TimelineStep[];
  isOver: boolean;
}

/**
 * How far a request is. Without a sub-status its status is not shown (TRACK-07), and a code may be unknown: then only
 * the dates of the record are.
 */
export function progressOf(
  ticket: Pick<Ticket, 'statuscode' | 'etli_srsubstatus' | 'createdon' | 'etli_dateofclosure'>,
): Progress {
  const { createdon, etli_dateofclosure: closedOn } = ticket;
  const known = ticket.etli_srsubstatus ? statuses[Number(ticket.statuscode)] : undefined;
  const { at, next, tone, icon }: Status = known ?? {
    at: closedOn ? 'closed' : 'received',
    next: 'unknown',
    tone: 'ended',
    icon: 'info',
  };
  const names = known || closedOn ? stepsTo[at] : (['received'] satisfies StepName[]);
  const current = names.indexOf(at);
  const isOver = current > 0 && current === names.length - 1;
  return {
    next,
    tone,
    icon,
    isOver,
    steps: names.map((name, i) => ({
      name,
      state: i < current ? 'past' : i === current ? 'current' : 'ahead',
      at: i === 0 ? createdon : isOver && i === current ? (closedOn ?? undefined) : undefined,
    })),
  };
}
