import type { NextStep } from '#engine';

/** A message as a customer reads it, and the rule that shows it. */
export interface ShownMessage {
  rule: string;
  text: string;
  /** Of a refusal: what the customer can do now. */
  next?: NextStep;
}

/** The messages at one place of a form. */
export interface MessagePlace {
  /** The field, or what the request asks. */
  id: string;
  title: string;
  /** Of a field: the condition under which it shows, in words; absent where it always does. */
  shownWhen?: string;
  messages: ShownMessage[];
}

/** A section of a form with its fields and their messages, in the order of the form. */
export interface MessagePart {
  /** The section, or `before` and `after` for the request as a whole. */
  id: string;
  title: string;
  places: MessagePlace[];
}
