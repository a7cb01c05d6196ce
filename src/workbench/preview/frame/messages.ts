import type { CoveredPart } from '#authoring';
import { openChannelTo, openChannelToWorkbench } from '../../frameChannel';
import type { Outcome, PreviewFormState, PreviewState } from '../previewState';

/** A call that the open definition can make, with its possible responses. */
export interface CallChoice {
  call: string;
  outcomes: Outcome[];
  /** What `wrong` means here: a key of `preview.wrong` in the texts. */
  wrong: string;
}

/** What the pane sends to the frame. */
export type PaneMessage =
  | { type: 'show'; state: PreviewState }
  | { type: 'restart' }
  /** Marks the parts of the form by what examples cover; without `parts` the marks go. */
  | { type: 'coverage'; parts: CoveredPart[] | undefined };

/** What the frame sends to the pane. */
export type FrameMessage =
  /** The frame has loaded, and receives messages from now on. */
  | { type: 'ready' }
  /** The frame has handled a message, with or without an error. */
  | { type: 'handled' }
  /** A form was opened; `milliseconds` since its state arrived. */
  | { type: 'opened'; key: string; calls: CallChoice[]; milliseconds: number }
  /** `clientId`, `run`: of the {@link PreviewState} with which it was opened. */
  | { type: 'formState'; state: PreviewFormState; clientId: string; run: number }
  /** Pixels from the top of the page. */
  | { type: 'scrolled'; key: string; top: number }
  /** The user wants to see where the rules of a part are written. */
  | { type: 'openPart'; part: CoveredPart };

export const openPaneChannel = openChannelTo<FrameMessage, PaneMessage>;
export const openFrameChannel = openChannelToWorkbench<PaneMessage, FrameMessage>;
