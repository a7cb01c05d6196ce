/** The request that the customer has just raised, for the notice on the page to which they return. */
export interface RaisedTicket {
  ticketnumber: string;
  policyNo?: string | undefined;
}
