/** The command cannot run as it was given; the message tells the user why. Exit code 2. */
export class CommandError extends Error {}
