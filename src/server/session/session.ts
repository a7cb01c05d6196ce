/** A signed-in customer. */
export interface Session {
  clientId: string;
  /** Not changed by a refresh of the token. */
  id: string;
  /** The form that a call comes from, as the browser names it. */
  form?: OpenedForm;
}

/** What a browser was given when it opened a form. */
export interface OpenedForm {
  /** The address of the definition. */
  module?: string | undefined;
  /** That the form was offered to this customer then (see `readPass`). */
  pass?: string | undefined;
}
