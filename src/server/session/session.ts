/** A signed-in customer. */
export interface Session {
  clientId: string;
  /** Not changed by a refresh of the token. */
  id: string;
  /** The form that a call comes from. */
  form?: OpenedForm | undefined;
}

/** A form that this customer has opened, while it was offered to them. */
export interface OpenedForm {
  /** Of its request type. */
  key: string;
  /** Of its definition, as it was shown. */
  digest: string;
  release: number | null;
  /** Those of its reader, most preferred first (see `preferredLanguages`). */
  languages: string[];
  /** A moment in milliseconds. */
  openedAt: number;
}
