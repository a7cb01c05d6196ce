/** What a draft or a signature belongs to, and to nothing else. */
export interface Matter {
  clientId: string;
  policyNumber: string;
  requestKey: string;
}
