import type { Outcome, PreviewState, ShownState } from '../previewState';

/** A call that the open definition can make, with what it can be answered. */
export interface CallChoice {
  call: string;
  outcomes: Outcome[];
  /** What `wrong` means here: a key of `preview.wrong` in the texts. */
  wrong: string;
}

export type ToFrame = { kind: 'show'; state: PreviewState } | { kind: 'restart' };

export type FromFrame =
  /** The frame listens from now on. */
  | { kind: 'ready' }
  /** What was asked for is done, whatever came of it. */
  | { kind: 'taken' }
  /** A form is there; `milliseconds` since its state arrived. */
  | { kind: 'opened'; key: string; calls: CallChoice[]; milliseconds: number }
  | { kind: 'shown'; shown: ShownState };

/** One end of the line between a pane and its frame. */
export interface Line<Out> {
  send(message: Out): void;
  close(): void;
}

/** A line of this name. Only pages of the same origin hear it, and the name is that of one pane. */
function openLine<In, Out>(name: string, onMessage: (message: In) => void): Line<Out> {
  const channel = new BroadcastChannel(`preview ${name}`);
  channel.onmessage = ({ data }) => onMessage(data as In);
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}

export const openPaneEnd = openLine<FromFrame, ToFrame>;
export const openFrameEnd = openLine<ToFrame, FromFrame>;
