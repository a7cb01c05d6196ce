/** The input of a call has a part that no call takes; `field` names it where it is known. */
export class BadInput extends Error {
  readonly statusCode = 400;

  constructor(readonly field?: string) {
    super('bad input');
  }
}

/** The input travels in a way that this call does not take. */
export class WrongKind extends Error {
  readonly statusCode = 415;
}
