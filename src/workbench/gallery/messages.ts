import type { Example, MessagePart } from '#authoring';
import { openChannelTo, openChannelToWorkbench } from '../frameChannel';

/** A request type in one language, to be drawn. */
export interface GallerySource {
  key: string;
  /** Empty for the first one. */
  language: string;
  /** The text of its compiled ES module. */
  module: string;
  parts: MessagePart[];
  examples: { [name: string]: Example };
  /** YYYY-MM-DD */
  today: string;
}

/** The markup of a state. */
export interface DrawnState {
  id: string;
  state: string;
  rule?: string;
  /** Empty for what is never drawn. */
  markup: string;
  /** The example that the form is filled in with does not lead to this state. */
  isUnreached?: true;
}

/** A section with the markup of each state. */
export interface DrawnGroup {
  id: string;
  title: string;
  places: {
    id: string;
    title: string;
    shownWhen?: string;
    specimens: DrawnState[];
  }[];
}

/** What the panel sends to the stage. */
export type PanelMessage =
  | { type: 'source'; source: GallerySource }
  /** `run`: for the reply. */
  | { type: 'draw'; run: number; language: string; group: string }
  /** What is being drawn is not needed any more. */
  | { type: 'stop' };

/** What the stage sends to the panel. */
export type StageMessage =
  | { type: 'ready' }
  | { type: 'drawn'; run: number; group: DrawnGroup; styles: string }
  | { type: 'failed'; run: number; message: string };

export const openPanelChannel = openChannelTo<StageMessage, PanelMessage>;
export const openStageChannel = openChannelToWorkbench<PanelMessage, StageMessage>;
