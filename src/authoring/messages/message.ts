/** A message as a customer reads it, and the rule that shows it. */
export interface ShownMessage {
  rule: string;
  text: string;
}

/** The messages at one place of a form. */
export interface MessagePlace {
  /** The field, or what the request asks. */
  id: string;
  title: string;
  messages: ShownMessage[];
}

/** A section of a form with the messages in it, in the order of the form. */
export interface MessagePart {
  title: string;
  places: MessagePlace[];
}
