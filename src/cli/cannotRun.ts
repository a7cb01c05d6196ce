/** The checker cannot do what it was asked for; the message says why, for the person who asked. Exit code 2. */
export class CannotRun extends Error {}
