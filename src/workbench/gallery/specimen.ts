import type { Pointer, Problem } from '#engine';
import type { FormChange, FormPartName, FormState } from '#form/preview';
import type { Outcome } from '../preview/previewState';

/** The response to a call while a state is drawn: a usual one, or one that declines with this message. */
export type Reply = Outcome | { message: string };

/** What is done in the drawn form, at the element that a CSS selector finds. */
export type Act =
  | { kind: 'type'; target: string; text: string }
  | { kind: 'enter' | 'press'; target: string }
  /** Repeats the look-ups that have not filled in their fields. */
  | { kind: 'lookUp' }
  /** The camera stops. */
  | { kind: 'unplug' };

/** How a form is brought into a state. */
export interface Setup {
  /** `empty`: without the answer; `signed`: all parties have signed. */
  start: 'empty' | 'filled' | 'signed';
  /** What is different from the start. */
  change?: (start: FormState) => FormChange;
  problem?: Problem;
  replies?: { [call: string]: Reply };
  acts?: Act[];
  /** Whether the camera opens, or the name of the browser's error. */
  camera?: 'opens' | 'waits' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError';
  /** All problems of the form are shown. */
  showsAll?: true;
  /** There is nothing to draw; the name of the state says why. */
  isUndrawn?: true;
}

/** A state of a part of a form. */
export interface Specimen extends Setup {
  /** Of the definition, the same in every language. */
  id: string;
  part: FormPartName;
  /** A key of `gallery.states` in the texts. */
  state: string;
  /** The rule of the message that the state shows. */
  rule?: string;
}

/** A field or another part of a form, with all of its states. */
export interface GalleryPlace {
  id: string;
  title: string;
  shownWhen?: string;
  specimens: Specimen[];
}

/** A section of a form. */
export interface GalleryGroup {
  id: string;
  title: string;
  places: GalleryPlace[];
}

/** A field whose states are drawn; of a list, the field of its first entry. */
export interface GalleryField {
  at: Pointer;
  /** As `at`, with `items` in place of an index. */
  name: Pointer;
  isInEntry: boolean;
}
