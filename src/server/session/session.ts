/** A signed-in customer. */
export interface Session {
  clientId: string;
  /** Not changed by a refresh of the token. */
  id: string;
}
