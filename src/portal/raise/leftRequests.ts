import { dismissLinks } from '../notices/toasts';
import { endedSessions } from '../session/logout';
import { createStore } from '../store';
import type { RaisedRequest } from './raisedRequest';

/** A request whose form was left while it was sent. */
export interface LeftRequest {
  key: string;
  title: string;
  /** The address of its form. */
  back: { to: string; state: unknown };
  news: LeftNews;
}

export type LeftNews =
  { kind: 'sending' | 'waiting' | 'unsent' } | { kind: 'raised'; raised: RaisedRequest };

/** The requests of this session whose forms were left, each with the latest news. */
export const leftRequests = createStore<LeftRequest[]>([]);

endedSessions.subscribe(() => {
  leftRequests.set([]);
  dismissLinks();
});

export function setLeft(left: LeftRequest): void {
  leftRequests.set([...withoutKey(left.key), left]);
}

/** The customer sees the form again, or has seen the news. */
export const removeLeft = (key: string): void => leftRequests.set(withoutKey(key));

const withoutKey = (key: string) => leftRequests.get().filter((left) => left.key !== key);
